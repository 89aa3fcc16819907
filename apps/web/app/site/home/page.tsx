import { pageMeta } from "../../document/page-meta.ts";
import { organization } from "../../document/structured-data.ts";
import { Awards } from "../../play/scorecard/awards.tsx";
import { Collaboration } from "../../play/scorecard/collaboration.tsx";
import { PointsSum } from "../../play/scorecard/points.tsx";
import { width } from "../../play/scorecard/section.tsx";
import { Summary } from "../../play/scorecard/summary.tsx";
import { texts as pricingTexts } from "../pricing/texts.ts";
import { End } from "../sections/end.tsx";
import { Question } from "../sections/question-list.tsx";
import { StoryPicture } from "../sections/story-picture.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
import { SiteHeader } from "../shell/site-header.tsx";
import { SiteShell } from "../shell/site-shell.tsx";
import { actionLink, actions, cta, headingRow, introText, split, stick, wrap } from "../shell/style.ts";
import { texts as shellTexts } from "../shell/texts.ts";
import styles from "../styles/home.css?inline";
import { Adventures } from "./adventures.tsx";
import { HarborScene } from "./harbor-scene.tsx";
import { Price } from "./price.tsx";
import { PrivacyTable } from "./privacy-table.tsx";
import { sampleScorecard as card } from "./sample-scorecard.ts";
import { SessionTimeline } from "./session-timeline.tsx";
import { texts } from "./texts.ts";
import { Vote } from "./vote.tsx";

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

/** The first screen: the harbor, the headline, and a team vote. */
function Hero() {
  return (
    <div className="hero dusk relative isolate overflow-hidden pt-17 lg:pt-21">
      <HarborScene />
      <div className={`${wrap} pt-5 md:pt-[clamp(40px,7vh,84px)]`}>
        <h1 className="text-hero leading-[.92] font-normal tracking-[-.035em]">
          {texts.hero.title[0]}
          <br />
          {texts.hero.title[1]}
        </h1>
        <p className="my-5 max-w-[24.5em] text-md leading-[1.45] md:my-6 xl:text-lg">{texts.hero.intro}</p>
        <div className={actions}>
          <a className={cta} href="/demo">
            {shellTexts.tryScene}
          </a>
          <a className={actionLink} href="#hour">
            {texts.hero.see}
          </a>
        </div>
      </div>
      <Vote />
    </div>
  );
}

/** What administrators use: a picture of the dashboard in the visitor's color scheme. */
function Organize() {
  return (
    <section className="pb-10">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{texts.organize.heading}</h2>
          {texts.organize.intro.map((text) => (
            <p key={text} className={introText}>
              {text}
            </p>
          ))}
          <a className={actionLink} href="/samples">
            {texts.organize.samples}
          </a>
        </div>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet="/art/dashboard-dark.webp" />
          <img
            className="h-auto w-full rounded-md border border-line shadow-md"
            src="/art/dashboard-light.webp"
            alt={texts.organize.picture}
            width="1440"
            height="960"
            loading="lazy"
          />
        </picture>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section className="pt-6">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{texts.questions.heading}</h2>
          <p className={actions}>
            <a className={actionLink} href="/faq">
              {pricingTexts.questions.more}
            </a>
            <a className={actionLink} href="/contact">
              {pricingTexts.questions.contact}
            </a>
          </p>
        </div>
        <div>
          {texts.questions.list.map(({ q, a }, index) => (
            <Question key={q} q={q} open={index === 0}>
              <p>{a}</p>
            </Question>
          ))}
        </div>
      </div>
    </section>
  );
}

const { slug } = card.experience;

/** A team's scorecard as participants get it, labeled as an example. */
function ScorecardExample() {
  return (
    <section id="scorecard" className="pb-10">
      <div className={wrap}>
        <div className={`${headingRow} mb-[clamp(40px,5vw,72px)]`}>
          <h2>{texts.take.heading}</h2>
          <p className={introText}>{texts.take.intro}</p>
        </div>
        <article className="dusk overflow-hidden rounded-md text-base" aria-label={texts.take.example}>
          <Summary
            heading="h3"
            card={card}
            team={
              <>
                {texts.take.team}{" "}
                <span className="ms-2 rounded-sm border border-panel-line px-2 py-0.5 text-sm">
                  {texts.take.example}
                </span>
              </>
            }
            picture={
              card.ending.art && <StoryPicture slug={slug} id={card.ending.art.id} alt="" sizes="92vw" />
            }
          />
          <PointsSum card={card} />
          <Awards awards={card.awards} personal={texts.take.person} artBase={`/content/${slug}/art`} />
          <Collaboration measures={card.measures} />
          <p className={`${width} pb-9 text-sm text-ink-soft`}>{texts.take.by}</p>
        </article>
      </div>
    </section>
  );
}
