import type { ScorecardView } from "@lantern/engine/scorecard";
import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { RoadList, RoadMap, stepsOf } from "./road-map.tsx";
import { detailsLink, width } from "./section.tsx";

/** The top of a scorecard: the ending, the points, and the road there. */
export function Summary({
  card,
  team,
  picture,
  bar,
  heading: Heading = "h1",
}: {
  card: ScorecardView;
  /** Names the team, and on a page of its own the people. */
  team: ReactNode;
  /** The picture of the ending. */
  picture: ReactNode;
  /** Above everything: the story and its day. */
  bar?: ReactNode;
  heading?: "h1" | "h3";
}) {
  return (
    <header className="ending-hero relative isolate overflow-hidden bg-page pb-5">
      {picture && <div className="ending-picture">{picture}</div>}
      {bar}
      <div className={`${width} flex flex-col gap-5 pt-32 md:flex-row md:items-end md:gap-8 md:pt-14`}>
        <div>
          <p className="text-md">{team}</p>
          <Heading className="mt-1 mb-3 max-w-[11em] font-display text-3xl leading-[1.04] font-normal tracking-[-.015em] md:text-5xl">
            {card.ending.title}
          </Heading>
          <p className="max-w-[26em] font-display text-lg leading-[1.35] text-balance text-ember italic">
            {card.ending.share}
          </p>
        </div>
        {!card.experience.scene && (
          <p className="flex items-end gap-2 text-md md:ms-auto md:block md:flex-none md:text-end">
            <b className="ending-points">{card.points.total}</b>
            <span>{t.liveScorecard().ofTotal}</span>
          </p>
        )}
      </div>
      <RoadMap card={card} label={texts().roadText(stepsOf(card), card.ending.title)} />
      <RoadList card={card} />
      <RoadTable card={card} chosen={texts().chosen} />
    </header>
  );
}

const texts = () => t.liveScorecard();

/**
 * The road as a table, one click away from the drawing.
 * @param chosen heading of what the team did
 */
export function RoadTable({ card, chosen }: { card: Pick<ScorecardView, "path">; chosen: string }) {
  return (
    <details className={width}>
      <summary className={detailsLink}>{texts().stepsTable}</summary>
      <table className="mb-4 w-full border-collapse text-start text-sm [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-3">
        <thead>
          <tr>
            <th>{texts().step}</th>
            <th>{chosen}</th>
            <th>{texts().others}</th>
          </tr>
        </thead>
        <tbody>
          {card.path.map((step) => (
            <tr key={step.scene}>
              <th scope="row">{step.title}</th>
              <td>{step.kind === "decision" ? step.chosen : step.solved ? texts().solved : texts().open}</td>
              <td>{step.others.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
