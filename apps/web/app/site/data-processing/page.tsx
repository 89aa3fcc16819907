import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { siteOrigin } from "../../document/site-origin.ts";
import { texts as helpTexts } from "../../help/texts.ts";
import { OperatorFacts } from "../sections/operator-facts.tsx";
import { TextSection } from "../sections/text-section.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
import { SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, split, stick, textPage, textTitle, wrap } from "../shell/style.ts";
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

const cell = "align-baseline max-md:block max-md:py-0.5 md:py-3 md:pe-4";

/** A row for every kind of external service. The page server keeps the configured ones and fills in their names. */
function ServicesTable() {
  return (
    <>
      <p data-no-services>{texts.none}</p>
      <table
        data-services
        className="mt-4 w-full border-collapse border-t-[1.5px] border-ink text-start text-md max-md:block"
      >
        <thead className="max-md:sr-only">
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col" className={`${cell} text-sm font-normal text-ink-soft`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {Object.entries(texts.purposes).map(([purpose, { name, gets }]) => (
            <tr
              key={purpose}
              data-service={purpose}
              className="border-b border-line max-md:block max-md:py-3"
            >
              <th scope="row" className={`${cell} font-semibold wrap-anywhere`}>
                {sectionsTexts.notSet}
              </th>
              <td className={cell}>{name}</td>
              <td className={cell}>{gets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
