/** What an award measures. Fit is 0-1; 0 means that the award's rule is not true here. */
import type * as z from "zod";
import type { Ledger } from "../analysis/ledger.ts";
import type { MeasureId } from "../analysis/measure.ts";
import type { Seat } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";

/** One team's hour, as awards see it. */
export interface Hour {
  pack: Pack;
  ledger: Ledger;
  measures: Record<MeasureId, number | null>;
  spirit: number;
}

export interface AwardMeasure<Subject extends unknown[]> {
  /** What it looks at, for authors. */
  about: string;
  params: z.ZodType;
  fit(params: unknown, hour: Hour, ...subject: Subject): number;
}
export type TeamMeasure = AwardMeasure<[]>;
export type PersonMeasure = AwardMeasure<[seat: Seat]>;

/** A measure whose parameters are read by its own schema. */
export function measuring<Subject extends unknown[], Params>(
  about: string,
  params: z.ZodType<Params>,
  fit: (params: Params, hour: Hour, ...subject: Subject) => number,
): AwardMeasure<Subject> {
  return {
    about,
    params,
    fit: (raw, hour, ...subject) => Math.min(1, Math.max(0, fit(params.parse(raw), hour, ...subject))),
  };
}

/** A fit that counts only from a threshold on. */
export function from(threshold: number, value: number): number {
  return value >= threshold ? value : 0;
}
