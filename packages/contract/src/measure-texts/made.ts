import type { Band, MeasureView } from "@lantern/engine/scorecard";

export type MeasureId = MeasureView["id"];

/** What is said about one measure of a team. It gives bands, judges nobody, and compares nobody. */
export interface MeasureTexts {
  title: string;
  /** From low to high. */
  bands: readonly [string, string, string];
  how: string;
  /** Shown when there was nothing to measure. */
  nothing: string;
  sentence: (parts: MeasureView["parts"], band: Band, own: number | null) => string;
}

export const order = { low: 0, middle: 1, high: 2 } as const;

/** A measure as text in the language of these texts, made from its numbers. */
export function measureOf(texts: Record<MeasureId, MeasureTexts>, unmeasured: string) {
  return ({ id, band, parts, own }: Pick<MeasureView, "id" | "band" | "parts" | "own">) => {
    const { title, bands, how, nothing, sentence } = texts[id];
    return {
      title,
      how,
      bandLabel: band ? bands[order[band]] : unmeasured,
      sentence: band ? sentence(parts, band, own) : nothing,
    };
  };
}

export const titlesOf = (texts: Record<MeasureId, MeasureTexts>): Record<MeasureId, string> => ({
  contribution: texts.contribution.title,
  voice: texts.voice.title,
  clues: texts.clues.title,
  listening: texts.listening.title,
  pace: texts.pace.title,
  togetherness: texts.togetherness.title,
});
