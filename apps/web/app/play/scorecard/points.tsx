import type { ScorecardView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { pointsText } from "../../i18n/server-texts.ts";

const texts = t.liveScorecard;
const parts = ["story", "puzzles", "collaboration", "spirit"] as const;

/** The points as a sum: a bar to scale, then each section with its reason. */
export function PointsSum({ card }: { card: ScorecardView }) {
  const { points } = card;
  return (
    <section className="s-section">
      <h2>{texts.addsUp}</h2>
      <div className="s-bars" aria-hidden="true">
        {parts.map((part) => (
          <div key={part} className={`c-${part}`} style={{ flexGrow: points[part].of }}>
            <i style={{ width: `${(points[part].points / points[part].of) * 100}%` }}>{texts[part]}</i>
          </div>
        ))}
      </div>
      <ul className="s-parts">
        {parts.map((part) => (
          <li key={part} className={`c-${part}`}>
            <b>
              {points[part].points}
              <small>{texts.of(points[part].of)}</small>
            </b>
            <h3>{texts[part]}</h3>
            <p>{pointsText(part, card)}</p>
          </li>
        ))}
        <li className="s-sum">
          <b>{points.total}</b>
          <h3>{texts.together}</h3>
          <p>{texts.togetherText}</p>
        </li>
      </ul>
    </section>
  );
}
