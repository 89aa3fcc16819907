import type { MeasureView, ScorecardView } from "@lantern/engine/views";

type Points = ScorecardView["points"];
type Part = Exclude<keyof Points, "total">;
type MeasureWords = Pick<MeasureView, "title" | "bandLabel" | "sentence" | "how">;

/** What the server says in English, said anew from codes and numbers. */
export interface Retelling {
  /** By the code of a refusal. */
  refusals: Readonly<Record<string, string>>;
  measure: (measure: MeasureView) => MeasureWords;
  points: (part: Part, card: ScorecardView) => string;
}

/** Null in English, where the server's own words are shown. */
export const retold: { retelling: Retelling | null } = { retelling: null };

/** A refusal in the language of the page. */
export function refusalText(code: string, said: string): string {
  return retold.retelling?.refusals[code] ?? said;
}

export function measureText(measure: MeasureView): MeasureWords {
  return retold.retelling?.measure(measure) ?? measure;
}

export function pointsText(part: Part, card: ScorecardView): string {
  return retold.retelling?.points(part, card) ?? card.points[part].why;
}
