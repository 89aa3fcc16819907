import { Awards } from "../../play/scorecard/awards.tsx";
import { Collaboration } from "../../play/scorecard/collaboration.tsx";
import { PointsSum } from "../../play/scorecard/points.tsx";
import { width } from "../../play/scorecard/section.tsx";
import { Summary } from "../../play/scorecard/summary.tsx";
import { StoryPicture } from "../sections/story-picture.tsx";
import { headingRow, introText, wrap } from "../shell/style.ts";
import { sampleScorecard as card } from "./sample-scorecard.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.take;
const { slug } = card.experience;

/** A team's scorecard as participants get it, labeled as an example. */
export function ScorecardExample() {
  return (
    <section id="scorecard" className="pb-10">
      <div className={wrap}>
        <div className={`${headingRow} mb-[clamp(40px,5vw,72px)]`}>
          <h2>{texts.heading}</h2>
          <p className={introText}>{texts.intro}</p>
        </div>
        <article className="dusk overflow-hidden rounded-md text-base" aria-label={texts.example}>
          <Summary
            heading="h3"
            card={card}
            team={
              <>
                {texts.team}{" "}
                <span className="ml-2 rounded-sm border border-panel-line px-2 py-0.5 text-sm">
                  {texts.example}
                </span>
              </>
            }
            picture={
              card.ending.art && <StoryPicture slug={slug} id={card.ending.art.id} alt="" sizes="92vw" />
            }
          />
          <PointsSum card={card} />
          <Awards awards={card.awards} personal={texts.person} artBase={`/content/${slug}/art`} />
          <Collaboration measures={card.measures} />
          <p className={`${width} pb-9 text-sm text-ink-soft`}>{texts.by}</p>
        </article>
      </div>
    </section>
  );
}
