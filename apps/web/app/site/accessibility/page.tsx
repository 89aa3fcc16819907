import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { FactSections } from "../sections/fact-sections.tsx";
import { VersionLine } from "../sections/version-line.tsx";
import { WritePanel } from "../sections/write-panel.tsx";
import { Intro, SitePage } from "../shell/site-page.tsx";
import { actionLink, introText } from "../shell/style.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true });
}

export default function Accessibility() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className={introText}>{texts.intro}</p>
          <VersionLine version={texts.version} date={texts.date} />
          <p>
            <a className={actionLink} href="/accessibility/report">
              {texts.conformance}
            </a>
          </p>
        </div>
      </Intro>
      <FactSections sections={texts.sections} />
      <WritePanel {...texts.report} />
    </SitePage>
  );
}
