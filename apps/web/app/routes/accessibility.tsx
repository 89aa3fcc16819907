import { FactSections } from "../features/site/fact-sections.tsx";
import { Intro, SitePage } from "../features/site/site-page.tsx";
import { VersionLine } from "../features/site/version-line.tsx";
import { WritePanel } from "../features/site/write-panel.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "../styles/site/facts.css?inline";

const texts = t.accessibility;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true });
}

export default function Accessibility() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className="intro-text">{texts.intro}</p>
          <VersionLine version={texts.version} date={texts.date} />
        </div>
      </Intro>
      <FactSections sections={texts.sections} />
      <WritePanel {...texts.report} />
    </SitePage>
  );
}
