import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { FactSections } from "../sections/fact-sections.tsx";
import { VersionLine } from "../sections/version-line.tsx";
import { WritePanel } from "../sections/write-panel.tsx";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, actions, introText } from "../shell/style.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true });
}

export default function Security() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className={introText}>{texts.intro}</p>
          <VersionLine version={texts.version} date={texts.date} />
          <p className={actions}>
            <a className={actionLink} href="/security/questions">
              {texts.questions}
            </a>
            <a className={actionLink} href="/security/proof">
              {texts.proof}
            </a>
          </p>
        </div>
      </Intro>
      <FactSections sections={texts.sections} />
      <Split heading={texts.where.heading}>
        <p className={introText}>{texts.where.text}</p>
        <p className={actions}>
          <a className={actionLink} href="/data-processing">
            {texts.where.processing}
          </a>
          <a className={actionLink} href="/privacy">
            {texts.where.privacy}
          </a>
        </p>
      </Split>
      <WritePanel {...texts.report} />
    </SitePage>
  );
}
