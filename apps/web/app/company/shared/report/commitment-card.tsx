import type { CommitmentOutcome } from "@lantern/contract/http";
import type { ReactNode } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.commitments;

/** What one team agreed on, and what became of it. */
export function CommitmentCard({
  by,
  text,
  outcomes,
  group,
}: {
  /** The team, and where it matters the day. */
  by: ReactNode;
  /** Null once the person who wrote it was removed. */
  text: string | null;
  /** Null below the smallest group. */
  outcomes: Record<CommitmentOutcome, number> | null;
  group: number;
}) {
  return (
    <figure className="flex flex-col justify-between gap-4 rounded-md border border-line bg-raised p-5">
      {text === null ? (
        <p className="text-ink-soft">{texts.removed}</p>
      ) : (
        <blockquote dir="auto" className="font-display text-xl leading-snug">
          “{text}”
        </blockquote>
      )}
      <figcaption>
        {by}
        <div className="mt-4 border-t border-line pt-3 text-sm">
          <p className="font-semibold">{texts.became}</p>
          {outcomes ? (
            <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              {(["kept", "partly", "not_yet"] as const).map((outcome) => (
                <div key={outcome} className="flex gap-1.5">
                  <dt className="text-ink-soft">{texts.outcomes[outcome]}</dt>
                  <dd className="font-semibold tabular-nums">{formatNumber(outcomes[outcome])}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="mt-1 text-ink-soft">{texts.fewResponses(group)}</p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
