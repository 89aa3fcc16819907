/** What the server says in English, translations make from codes and numbers. */
import { COMMAND_ERRORS } from "@lantern/engine/commands";
import type { MeasureView } from "@lantern/engine/scorecard";
import { describe, expect, test } from "vitest";
import { textsOf, translations } from "../../test/texts-of.ts";
import { scorecard } from "../play/fixtures/scorecard.ts";
import type { Messages, SharedMessages } from "./messages.ts";

type Texts = Messages & { shared: SharedMessages };
const catalogs = await Promise.all(
  translations.map(async (code) => [code, (await textsOf(code)) as unknown as Texts] as const),
);

const numbers = (text: string) => text.match(/\d+/g);
const parts = ["story", "puzzles", "collaboration", "spirit"] as const;

describe.each(catalogs)("in %s", (_, { liveScorecard: { measureText, pointsText }, shared: { errors } }) => {
  test("each error of a command has a text", () => {
    for (const [code, english] of Object.entries(COMMAND_ERRORS)) {
      expect(errors.byCode[code]).toMatch(/\S/);
      expect(errors.byCode[code]).not.toBe(english);
    }
  });

  test("each measure has a text in each band, from the same numbers", () => {
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
    const measure = scorecard.measures[0]!;
    const nothing = measureText({ ...measure, value: null, band: null });
    expect(nothing.sentence).toMatch(/\.$/);
    expect(nothing.bandLabel).not.toBe(measureText(measure).bandLabel);
  });

  test.each(parts)("the reason of the points of %s has the same numbers", (part) => {
    expect(numbers(pointsText(part, scorecard))).toEqual(numbers(scorecard.points[part].why));
  });
});

const nothing = {
  ...scorecard,
  pointsFrom: {
    ...scorecard.pointsFrom,
    puzzles: { played: 0, solved: 0, hints: 0 },
    collaboration: { measures: 0 },
    story: { base: 120, resources: [], needs: null },
  },
};
const one = {
  ...scorecard,
  pointsFrom: { ...scorecard.pointsFrom, puzzles: { played: 4, solved: 0, hints: 1 } },
};
const listening = (split: number, moved: number): MeasureView => ({
  ...scorecard.measures.find(({ id }) => id === "listening")!,
  band: "high",
  value: 1,
  parts: { split, moved },
});

describe("counts keep their grammar", () => {
  test.each([
    [
      "es",
      [
        "El camino que siguió el equipo dio 120.",
        "No se jugó ningún enigma.",
        "No se pudo medir nada.",
        "Resueltos: 0 de 4. 1 pista restó puntos.",
        "1 conversación empezó con votos distintos. En 1, alguien se movió hacia la primera elección de otra persona.",
        "3 conversaciones empezaron con votos distintos. En 2, alguien se movió hacia la primera elección de otra persona.",
      ],
    ],
    [
      "de",
      [
        "Der Weg eures Teams brachte 120.",
        "Es wurde kein Rätsel gespielt.",
        "Es ließ sich nichts messen.",
        "0 von 4 gelöst. 1 Tipp kostete Punkte.",
        "Vor einem Gespräch wart ihr uneins. Dabei hat sich jemand der ersten Wahl einer anderen Person angenähert.",
        "Vor 3 Gesprächen wart ihr uneins. In 2 davon hat sich jemand der ersten Wahl einer anderen Person angenähert.",
      ],
    ],
  ] as const)("in %s", async (language, texts) => {
    const { pointsText, measureText } = ((await textsOf(language)) as unknown as Texts).liveScorecard;
    expect([
      ...(["story", "puzzles", "collaboration"] as const).map((part) => pointsText(part, nothing)),
      pointsText("puzzles", one),
      measureText(listening(1, 1)).sentence,
      measureText(listening(3, 2)).sentence,
    ]).toEqual(texts);
  });
});
