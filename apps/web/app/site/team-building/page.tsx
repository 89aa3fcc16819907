import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { End } from "../sections/end.tsx";
import { RuledList } from "../sections/ruled-list.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, actions, cta, introText, wrap } from "../shell/style.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true });
}

export default function TeamBuilding() {
  return (
    <SitePage end={<End {...sectionsTexts.siteEnd} />}>
      <Intro heading={texts.heading}>
        <div>
          <p className={introText}>{texts.intro}</p>
          <p className={`${actions} mt-5`}>
            <a className={cta} href="/demo">
              {texts.tryScene}
            </a>
            <a className={actionLink} href="/pricing">
              {texts.price}
            </a>
          </p>
        </div>
      </Intro>
      <div className={`${wrap} pb-[clamp(64px,8vw,112px)]`}>
        <img
          className="h-auto w-full rounded-md"
          src="/art/decision.webp"
          alt={texts.picture}
          width="1440"
          height="900"
          fetchPriority="high"
        />
      </div>
      <Problems />
      <Split heading={texts.how.heading} intro={texts.how.intro}>
        <RuledList list={texts.how.steps} ordered />
      </Split>
      <Split heading={texts.fits.heading}>
        <RuledList list={texts.fits.list} />
      </Split>
      <Split heading={texts.research.heading}>
        <div className="max-w-[40em] space-y-4">
          {texts.research.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Split>
    </SitePage>
  );
}

function Problems() {
  const { heading, intro, columns, rows } = texts.why;
  return (
    <Split heading={heading} intro={intro}>
      <table className="w-full border-collapse text-start max-sm:block">
        <thead className="max-sm:hidden">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b-[1.5px] border-ink pe-6 pb-5 text-sm font-medium text-ink-soft"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.problem} className="border-b border-line max-sm:block max-sm:py-4">
              <th
                scope="row"
                className="align-baseline font-display text-lg leading-[1.3] font-medium max-sm:block sm:w-2/5 sm:py-5 sm:pe-6"
              >
                {row.problem}
              </th>
              <td className="align-baseline text-ink-soft max-sm:mt-1 max-sm:block sm:py-5 sm:pe-6">
                {row.here}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Split>
  );
}
