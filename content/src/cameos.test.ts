/** The stories with a thousand texts of companies in them. */
import { stillOf, withCameoTexts } from "@lantern/engine";
import { checkPack } from "@lantern/engine/check";
import type { Pack } from "@lantern/engine/pack";
import { fillings } from "@lantern/engine/test/cameo-fillings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadPack, packSlugs } from "./index.ts";

const runs = { numRuns: 1000, seed: 18 };

test("each of the three adventures has eight cameos", () => {
  const counts = packSlugs().map((slug) => [slug, Object.keys(loadPack(slug).pack.cameos ?? {}).length]);
  expect(Object.fromEntries(counts)).toEqual({
    "dark-house": 2,
    "the-honest-heist": 8,
    "the-light-at-saltmere": 8,
    "the-quiet-station": 8,
  });
});

describe.each(packSlugs())("%s", (slug) => {
  const { pack } = loadPack(slug);
  const names = Object.keys(pack.cameos ?? {});

  test("[U2] 1,000 fillings change nothing that a check reads other than the texts of the cameos", () => {
    fc.assert(
      fc.property(fillings(pack), (texts) => {
        const { cameos, ...rest } = withCameoTexts(pack, texts);
        const { cameos: own, ...before } = pack;
        // The same objects: no scene, puzzle, card or outcome of the story was copied or changed.
        for (const [key, value] of Object.entries(before))
          expect(rest[key as keyof typeof rest] === value, key).toBe(true);
        for (const [name, cameo] of Object.entries(cameos ?? {}))
          expect({ ...cameo, text: "" }).toEqual({ ...own?.[name], text: "" });
      }),
      runs,
    );
  });

  test("[U2] every check passes with a filling, as without", { timeout: 60_000 }, () => {
    const [texts = {}] = fc.sample(fillings(pack), { numRuns: 1, seed: 18 });
    expect(checkPack(withCameoTexts(pack, texts)).problems).toEqual([]);
  });

  test("[U4] [U6] texts are read as they were written, in the scene of their cameo", () => {
    const visible = (text: string) => text.replace(/[\u2066-\u2069\u202a-\u202e]/g, "");
    fc.assert(
      fc.property(fillings(pack), fc.constantFrom(...names), (texts, name) => {
        const filled: Pack = withCameoTexts(pack, texts);
        const still = stillOf(filled, name, 1000);
        const lines = (still?.view.scene.lines ?? []).map(({ text }) =>
          text.replace(/\{(brace|slash)\}/g, (_, of) => (of === "brace" ? "{" : "/")),
        );
        const cards = (still?.mine.cards ?? []).map(({ text }) => text);
        expect(visible([...lines, ...cards].join("\n"))).toContain(visible(texts[name] ?? "nothing"));
      }),
      { ...runs, numRuns: 40 },
    );
  });
});
