import { Link } from "react-router";
import { t } from "../../i18n/index.ts";

const texts = t.liveScorecard.afterRehearsal;

/**
 * After the demo or a rehearsal: offers to plan a session or to play again. A signed-in administrator gets to the
 * dashboard.
 */
export function AfterRehearsal() {
  return (
    <section className="s-section">
      <h2>{texts.heading}</h2>
      <p className="s-intro">{texts.text}</p>
      <div className="l-links">
        <Link to="/signup" reloadDocument className="l-btn l-solid">
          {texts.plan}
        </Link>
        <Link to="/demo" className="l-btn l-line">
          {texts.again}
        </Link>
      </div>
    </section>
  );
}
