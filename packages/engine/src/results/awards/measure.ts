/** The measure of an award. Fit is 0-1; 0 means that the award does not apply. */
import type * as z from "zod";
import type { Seat } from "../../commands.ts";
import type { Pack } from "../../pack/schema.ts";
import type { TeamHistory } from "../history.ts";
import type { MeasureId } from "../measures.ts";

/** The actions of one team, for awards. */
export interface Played {
  pack: Pack;
  ledger: TeamHistory;
  measures: Record<MeasureId, number | null>;
  spirit: number;
}

interface AwardMeasure<Subject extends unknown[]> {
  /** Description for authors. */
  about: string;
  params: z.ZodType;
  fit(params: unknown, played: Played, ...subject: Subject): number;
}
export type TeamMeasure = AwardMeasure<[]>;
export type PersonMeasure = AwardMeasure<[seat: Seat]>;

/** A measure whose parameters are read by its own schema. */
export function measuring<Subject extends unknown[], Params>(
  about: string,
  params: z.ZodType<Params>,
  fit: (params: Params, played: Played, ...subject: Subject) => number,
): AwardMeasure<Subject> {
  return {
    about,
    params,
    fit: (raw, played, ...subject) => Math.min(1, Math.max(0, fit(params.parse(raw), played, ...subject))),
  };
}

/** A fit that is 0 below a threshold. */
export function from(threshold: number, value: number): number {
  return value >= threshold ? value : 0;
}
