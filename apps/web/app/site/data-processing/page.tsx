import { pageMeta } from "../../document/page-meta.ts";
import { siteOrigin } from "../../document/site-origin.ts";
import { t } from "../../i18n/index.ts";
import { OperatorFacts } from "../sections/operator-facts.tsx";
import { SitePage } from "../shell/site-page.tsx";
import styles from "../styles/legal.css?inline";
import { ServicesTable } from "./services-table.tsx";

const texts = t.processing;
const { given, refused, again } = t.help.consent;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.intro, index: true });
}

/** Where data is processed. The page server fills in the configured services and leaves out the others. */
export default function DataProcessing() {
  return (
    <SitePage>
      <div className="wrap split legal">
        <div className="stick">
          <h1>{texts.title}</h1>
          <p className="intro-text">{texts.intro}</p>
          <OperatorFacts />
        </div>
        <div>
          <section>
            <h2>{texts.here}</h2>
            <p>{texts.hereText(siteOrigin())}</p>
          </section>
          <section>
            <h2>{texts.servicesTitle}</h2>
            <ServicesTable />
            <p data-chat-consent data-yes={given} data-no={refused} hidden>
              <span />{" "}
              <button type="button" className="link">
                {again}
              </button>
            </p>
          </section>
          <Lines title={texts.browserTitle} lines={texts.browser} />
          <Lines title={texts.termsTitle} lines={texts.terms} />
          <section>
            <p>
              <a href="/dashboard/works-council" className="link">
                {t.legal.links.worksCouncil}
              </a>
            </p>
          </section>
        </div>
      </div>
    </SitePage>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="dots">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
