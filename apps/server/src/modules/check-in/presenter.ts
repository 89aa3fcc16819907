import { checkInStatements } from "@lantern/contract/choices";
import type { CheckInMeasure, Evidence, EvidenceFigure } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { estimateOf, moreNeeded, type Totals } from "./interval-policy.ts";
import { laterWaves } from "./wave-policy.ts";

type Released = Totals & { wave: string; measure: CheckInMeasure };

/** Every figure there is, also those that are hidden, so that the absence of one says nothing. */
export function presentEvidence(on: boolean, released: Released[]): Evidence {
  const measures = ["all" as const, ...checkInStatements];
  return {
    on,
    figures: laterWaves.flatMap((wave) =>
      measures.map((measure) => {
        const totals = released.find((one) => one.wave === wave && one.measure === measure);
        return { wave, measure, ...presentFigure(totals) };
      }),
    ),
    smallest_group: limits.checkInSmallest,
  };
}

function presentFigure(totals: Totals | undefined): Omit<EvidenceFigure, "wave" | "measure"> {
  if (!totals) return { state: "hidden", people: 0, sessions: 0, change: null, more: null };
  const { people, units: sessions } = totals;
  const change = estimateOf(totals);
  if (change && change.low > 0) return { state: "up", people, sessions, change, more: null };
  if (change && change.high < 0) return { state: "down", people, sessions, change, more: null };
  return { state: "unknown", people, sessions, change, more: moreNeeded(totals) };
}
