import type { MeasureView, ScorecardView } from "@lantern/engine/scorecard";

type Points = ScorecardView["points"];
type Part = Exclude<keyof Points, "total">;
type MeasureText = Pick<MeasureView, "title" | "bandLabel" | "sentence" | "how">;

/** Texts that the server sends in English, made again on the page from codes and numbers. */
export interface ServerTexts {
  /** By error code. */
  errors: Readonly<Record<string, string>>;
  measure: (measure: MeasureView) => MeasureText;
  points: (part: Part, card: ScorecardView) => string;
}

/** Null in English, where the server's own texts are shown. */
export const serverTexts: { retelling: ServerTexts | null } = { retelling: null };

/** The text of an error in the page's language. */
export function errorText(code: string, text: string): string {
  return serverTexts.retelling?.errors[code] ?? text;
}

export function measureText(measure: MeasureView): MeasureText {
  return serverTexts.retelling?.measure(measure) ?? measure;
}

export function pointsText(part: Part, card: ScorecardView): string {
  return serverTexts.retelling?.points(part, card) ?? card.points[part].why;
}
