import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { FactSections } from "../sections/fact-sections.tsx";
import { VersionLine } from "../sections/version-line.tsx";
import { WritePanel } from "../sections/write-panel.tsx";
import { Intro, SitePage } from "../shell/site-page.tsx";
import { introText } from "../shell/style.ts";

const texts = t.accessibility;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true });
}

export default function Accessibility() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className={introText}>{texts.intro}</p>
          <VersionLine version={texts.version} date={texts.date} />
        </div>
      </Intro>
      <FactSections sections={texts.sections} />
      <WritePanel {...texts.report} />
    </SitePage>
  );
}
