import { pageMeta } from "../../document/page-meta.ts";
import { organization } from "../../document/structured-data.ts";
import { End } from "../sections/end.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
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
import { texts } from "./texts.ts";

export const handle = { styles };

export function meta() {
  return pageMeta({ title: texts.title, index: true, data: [organization()] });
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
      <End {...sectionsTexts.siteEnd} />
    </>
  );
}
