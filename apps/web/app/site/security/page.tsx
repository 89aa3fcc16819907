import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { FactSections } from "../sections/fact-sections.tsx";
import { VersionLine } from "../sections/version-line.tsx";
import { WritePanel } from "../sections/write-panel.tsx";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import styles from "../styles/facts.css?inline";

const texts = t.security;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true });
}

export default function Security() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className="intro-text">{texts.intro}</p>
          <VersionLine version={texts.version} date={texts.date} />
        </div>
      </Intro>
      <FactSections sections={texts.sections} />
      <Split heading={texts.where.heading}>
        <p className="intro-text">{texts.where.text}</p>
        <p className="act">
          <a className="link" href="/data-processing">
            {texts.where.processing}
          </a>
          <a className="link" href="/privacy">
            {texts.where.privacy}
          </a>
        </p>
      </Split>
      <WritePanel {...texts.report} />
    </SitePage>
  );
}
