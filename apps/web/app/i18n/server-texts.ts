import type { MeasureView, ScorecardView } from "@lantern/engine/views";

type Points = ScorecardView["points"];
type Part = Exclude<keyof Points, "total">;
type MeasureText = Pick<MeasureView, "title" | "bandLabel" | "sentence" | "how">;

/** What the server says in English, said anew from codes and numbers. */
export interface ServerTexts {
  /** By the code of a refusal. */
  errors: Readonly<Record<string, string>>;
  measure: (measure: MeasureView) => MeasureText;
  points: (part: Part, card: ScorecardView) => string;
}

/** Null in English, where the server's own words are shown. */
export const serverTexts: { retelling: ServerTexts | null } = { retelling: null };

/** A refusal in the language of the page. */
export function errorText(code: string, said: string): string {
  return serverTexts.retelling?.errors[code] ?? said;
}

export function measureText(measure: MeasureView): MeasureText {
  return serverTexts.retelling?.measure(measure) ?? measure;
}

export function pointsText(part: Part, card: ScorecardView): string {
  return serverTexts.retelling?.points(part, card) ?? card.points[part].why;
}
