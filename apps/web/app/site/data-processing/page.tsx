import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { siteOrigin } from "../../document/site-origin.ts";
import { texts as helpTexts } from "../../help/texts.ts";
import { OperatorFacts } from "../sections/operator-facts.tsx";
import { TextSection } from "../sections/text-section.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
import { SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, split, stick, textPage, textTitle, wrap } from "../shell/style.ts";
import { ServicesTable } from "./services-table.tsx";
import { texts } from "./texts.ts";

const { given, refused, again } = helpTexts.consent;

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.intro, index: true });
}

/** Where data is processed. The page server fills in the configured services and leaves out the others. */
export default function DataProcessing() {
  return (
    <SitePage>
      <div className={`${wrap} ${split} ${textPage}`}>
        <div className={stick}>
          <h1 className={textTitle}>{texts.title}</h1>
          <p className={introText}>{texts.intro}</p>
          <OperatorFacts />
        </div>
        <div>
          <TextSection title={texts.here}>
            <p>{texts.hereText(siteOrigin())}</p>
          </TextSection>
          <TextSection title={texts.servicesTitle}>
            <ServicesTable />
            <p data-chat-consent data-yes={given} data-no={refused} hidden>
              <span />{" "}
              <button type="button" className={actionLink}>
                {again}
              </button>
            </p>
          </TextSection>
          <Lines title={texts.browserTitle} lines={texts.browser} />
          <Lines title={texts.termsTitle} lines={texts.terms} />
          <TextSection>
            <p>
              <a href="/dashboard/works-council" className={actionLink}>
                {sectionsTexts.links.worksCouncil}
              </a>
            </p>
          </TextSection>
        </div>
      </div>
    </SitePage>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <TextSection title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line} className="dot">
            {line}
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
