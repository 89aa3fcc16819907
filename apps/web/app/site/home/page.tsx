import { pageMeta } from "../../document/page-meta.ts";
import { organization } from "../../document/structured-data.ts";
import { t } from "../../i18n/index.ts";
import { End } from "../sections/end.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { SiteShell } from "../shell/site-shell.tsx";
import styles from "../styles/home.css?inline";
import { Adventures } from "./adventures.tsx";
import { Hero } from "./hero.tsx";
import { Organize } from "./organize.tsx";
import { Price } from "./price.tsx";
import { PrivacyTable } from "./privacy-table.tsx";
import { Questions } from "./questions.tsx";
import { ScorecardExample } from "./scorecard-example.tsx";
import { SessionTimeline } from "./session-timeline.tsx";

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.siteTitle, index: true, data: [organization()] });
}

export default function Home() {
  return (
    <>
      <SiteShell />
      <div className="over-hero dusk absolute inset-x-0 top-0 z-2">
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
