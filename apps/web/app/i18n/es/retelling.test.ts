import { REFUSALS } from "@lantern/engine/commands";
import type { MeasureView } from "@lantern/engine/views";
import { describe, expect, test } from "vitest";
import { scorecard } from "../../live/fixtures/scorecard.ts";
import { retelling } from "./retelling.ts";

describe("what the server says in English is said anew", () => {
  test("each refusal of a move", () => {
    for (const [code, english] of Object.entries(REFUSALS)) {
      expect(retelling.refusals[code]).toMatch(/\S/);
      expect(retelling.refusals[code]).not.toBe(english);
    }
  });

  test("each measure in each band, from the same numbers", () => {
    for (const measure of scorecard.measures) {
      const told = (["low", "middle", "high"] as const).map((band) =>
        retelling.measure({ ...measure, value: 0.7, band }),
      );
      expect(new Set(told.map(({ bandLabel }) => bandLabel)).size).toBe(3);
      for (const { title, how, sentence } of told) {
        expect([title, how]).not.toEqual([measure.title, measure.how]);
        expect(sentence).toMatch(/[.?]$/);
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test("a measure with nothing to measure says so", () => {
    const nothing: MeasureView = { ...scorecard.measures[0]!, value: null, band: null };
    expect(retelling.measure(nothing)).toMatchObject({ bandLabel: "Nada que medir" });
  });

  test("counts keep their grammar", () => {
    const listening = scorecard.measures.find(({ id }) => id === "listening")!;
    const told = (split: number, moved: number) =>
      retelling.measure({ ...listening, band: "high", value: 1, parts: { split, moved } }).sentence;
    expect(told(1, 1)).toMatch(/^1 conversación empezó con votos distintos\. En 1,/);
    expect(told(3, 2)).toMatch(/^3 conversaciones empezaron con votos distintos\. En 2,/);
  });

  test("the reasons of the points", () => {
    const solved = scorecard.path.filter((step) => step.kind === "puzzle" && step.solved).length;
    const all = scorecard.path.filter((step) => step.kind === "puzzle").length;
    expect(retelling.points("puzzles", scorecard)).toContain(`Resueltos: ${solved} de ${all}.`);
    expect(retelling.points("puzzles", { ...scorecard, path: [] })).toBe("No se jugó ningún enigma.");
  });
});
