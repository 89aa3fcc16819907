import { Adventures } from "../features/site/adventures.tsx";
import { End } from "../features/site/end.tsx";
import { Hero } from "../features/site/hero.tsx";
import { Organize } from "../features/site/organize.tsx";
import { Price } from "../features/site/price.tsx";
import { PrivacyTable } from "../features/site/privacy-table.tsx";
import { Questions } from "../features/site/questions.tsx";
import { ScorecardExample } from "../features/site/scorecard-example.tsx";
import { SessionTimeline } from "../features/site/session-timeline.tsx";
import { SiteHeader } from "../features/site/site-header.tsx";
import { SiteShell } from "../features/site/site-shell.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { organization } from "../structured-data.ts";
import styles from "../styles/site/home.css?inline";

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.siteTitle, index: true, data: [organization()] });
}

export default function Home() {
  return (
    <>
      <SiteShell />
      <div className="over dusk">
        <SiteHeader />
      </div>
      <main id="main">
        <Hero />
        <SessionTimeline />
        <Adventures />
        <ScorecardExample />
        <Organize />
        <PrivacyTable />
        <Price />
        <Questions />
      </main>
      <End {...t.site.end} />
    </>
  );
}
