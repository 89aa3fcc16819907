import { COMMAND_ERRORS } from "@lantern/engine/commands";
import type { MeasureView } from "@lantern/engine/scorecard";
import { describe, expect, test } from "vitest";
import { scorecard } from "../../play/fixtures/scorecard.ts";
import { errorCodes } from "./error-codes.ts";
import { liveScorecard } from "./live-scorecard.ts";

const { measureText, pointsText } = liveScorecard;

describe("what the server says in English is said anew", () => {
  test("each refusal of a move", () => {
    for (const [code, english] of Object.entries(COMMAND_ERRORS)) {
      expect(errorCodes[code as keyof typeof errorCodes]).toMatch(/\S/);
      expect(errorCodes[code as keyof typeof errorCodes]).not.toBe(english);
    }
  });

  test("each measure in each band, from the same numbers", () => {
    for (const measure of scorecard.measures) {
      const sentences = (["low", "middle", "high"] as const).map((band) =>
        measureText({ ...measure, value: 0.7, band }),
      );
      expect(new Set(sentences.map(({ bandLabel }) => bandLabel)).size).toBe(3);
      for (const { title, how, sentence } of sentences) {
        expect([title, how]).not.toEqual([measure.title, measure.how]);
        expect(sentence).toMatch(/[.?]$/);
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test("a measure with nothing to measure says so", () => {
    const nothing: MeasureView = { ...scorecard.measures[0]!, value: null, band: null };
    expect(measureText(nothing)).toMatchObject({ bandLabel: "Nada que medir" });
  });

  test("counts keep their grammar", () => {
    const listening = scorecard.measures.find(({ id }) => id === "listening")!;
    const sentences = (split: number, moved: number) =>
      measureText({ ...listening, band: "high", value: 1, parts: { split, moved } }).sentence;
    expect(sentences(1, 1)).toMatch(/^1 conversación empezó con votos distintos\. En 1,/);
    expect(sentences(3, 2)).toMatch(/^3 conversaciones empezaron con votos distintos\. En 2,/);
  });

  const numbers = (text: string) => text.match(/\d+/g);
  const parts = ["story", "puzzles", "collaboration", "spirit"] as const;

  test.each(parts)("the reason of the points of %s tells the same numbers", (part) => {
    expect(numbers(pointsText(part, scorecard))).toEqual(numbers(scorecard.points[part].why));
  });

  test("where there was nothing to reckon the reasons say so", () => {
    const { pointsFrom } = scorecard;
    const card = {
      ...scorecard,
      pointsFrom: {
        ...pointsFrom,
        puzzles: { played: 0, solved: 0, hints: 0 },
        collaboration: { measures: 0 },
        story: { base: 120, resources: [], needs: null },
      },
    };
    expect(parts.map((part) => pointsText(part, card))).toEqual([
      "El camino que siguió el equipo dio 120.",
      "No se jugó ningún enigma.",
      "No se pudo medir nada.",
      pointsText("spirit", scorecard),
    ]);
    const one = { ...scorecard, pointsFrom: { ...pointsFrom, puzzles: { played: 4, solved: 0, hints: 1 } } };
    expect(pointsText("puzzles", one)).toBe("Resueltos: 0 de 4. 1 pista restó puntos.");
  });
});
