import type { ScorecardView } from "@lantern/engine/scorecard";
import { t } from "../../i18n/index.ts";
import { Section } from "./section.tsx";

const texts = () => t.liveScorecard();
const parts = ["story", "puzzles", "collaboration", "spirit"] as const;
const colors = { story: "bg-ember", puzzles: "bg-tide", collaboration: "bg-moss", spirit: "bg-rose" };
const figure = "block font-display text-4xl leading-none font-normal tracking-[-.02em]";
const name =
  "mt-1 mb-2 flex items-center gap-2 font-text text-md font-semibold hyphens-auto wrap-anywhere max-sm:gap-1.5 max-sm:text-base";

/** The points as a sum: a bar to scale, then each section with its reason. */
export function PointsSum({ card }: { card: ScorecardView }) {
  const { points } = card;
  return (
    <Section title={texts().addsUp}>
      <div className="mt-6 mb-5 flex h-10 gap-1" aria-hidden="true">
        {parts.map((part) => (
          <div
            key={part}
            className="basis-0 overflow-hidden rounded-sm bg-line"
            style={{ flexGrow: points[part].of }}
          >
            {/* A name that does not fit wraps below the bar, out of sight; the list below names every section. */}
            <i
              className={`flex h-full flex-wrap overflow-hidden rounded-sm text-sm font-semibold whitespace-nowrap text-on-ember not-italic before:h-full md:text-base ${colors[part]}`}
              style={{ width: `${(points[part].points / points[part].of) * 100}%` }}
            >
              <span className="px-2 leading-10 md:px-3" data-points-name="">
                {texts()[part]}
              </span>
            </i>
          </div>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-5 lg:gap-7">
        {parts.map((part) => (
          <li key={part} className="points-part relative">
            <b className={figure}>
              {points[part].points}
              <small className="ms-1 font-text text-base tracking-normal text-ink-soft max-sm:text-sm">
                {texts().of(points[part].of)}
              </small>
            </b>
            <h3 className={name}>
              <span className={`size-3 shrink-0 rounded-[3px] ${colors[part]}`} aria-hidden="true" />
              {texts()[part]}
            </h3>
            <p className="text-sm text-ink-soft">{texts().pointsText(part, card)}</p>
          </li>
        ))}
        <li className="border-line lg:border-s lg:ps-7">
          <b className={figure}>{points.total}</b>
          <h3 className={name}>{texts().together}</h3>
          <p className="text-sm text-ink-soft">{texts().togetherText}</p>
        </li>
      </ul>
    </Section>
  );
}
