import type { Report } from "@lantern/contract/http";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.measures.moments;

/** What stood out in how many teams. It never says in which. */
export function Moments({ moments: { teams, kinds } }: { moments: NonNullable<Report["moments"]> }) {
  return (
    <div className="mt-8">
      <h3 id="moments-title">{texts.title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{texts.note}</p>
      <ul aria-labelledby="moments-title" className="mt-3 border-t border-line">
        {kinds.map((one) => (
          <li
            key={one.kind}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5"
          >
            <span>{texts.kinds[one.kind]}</span>
            <span className="text-ink-soft tabular-nums">{texts.of(one.teams, teams)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
