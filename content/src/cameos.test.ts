/** The stories with many texts of companies in them. */
import { stillOf, withCameoTexts } from "@lantern/engine";
import type { Pack } from "@lantern/engine/pack";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillings } from "../../packages/engine/test/cameo-fillings.ts";
import { isSample } from "../../scripts/lib/sample.ts";
import { loadPack } from "./index.ts";

const runs = { numRuns: isSample ? 100 : 1000, seed: 18 };

/** The adventures; packs for trying things out may have fewer cameos, or none. */
const adventures = ["the-honest-heist", "the-light-at-saltmere", "the-quiet-station"];

test("each of the three adventures has four cameos", () => {
  for (const slug of adventures) expect(Object.keys(loadPack(slug).pack.cameos ?? {})).toHaveLength(4);
});

describe.each(adventures)("%s", (slug) => {
  const { pack } = loadPack(slug);
  const names = Object.keys(pack.cameos ?? {});

  test("[U2] fillings change nothing that a check reads other than the texts of the cameos", {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fillings(pack), (texts) => {
        const { cameos, texts: translated, ...rest } = withCameoTexts(pack, texts);
        const { cameos: own, texts: translations, ...before } = pack;
        // The same objects: no scene, puzzle, card or outcome of the story was copied or changed.
        const changed = Object.entries(before).filter(
          ([key, value]) => rest[key as keyof typeof rest] !== value,
        );
        expect(changed).toEqual([]);
        for (const [name, cameo] of Object.entries(cameos ?? {}))
          expect({ ...cameo, text: "" }).toEqual({ ...own?.[name], text: "" });
        for (const [language, one] of Object.entries(translations ?? {})) {
          const isOther = (address: string) => !/^cameos\.[^.]+\.text$/.test(address);
          const others = Object.keys(one).filter(isOther);
          expect(others.filter((address) => translated?.[language]?.[address] !== one[address])).toEqual([]);
          expect(Object.keys(translated?.[language] ?? {}).filter(isOther)).toHaveLength(others.length);
        }
      }),
      runs,
    );
  });

  test("[U4] [U6] texts are read as they were written, in the scene of their cameo", {
    timeout: 60_000,
  }, () => {
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
      { ...runs, numRuns: 20 },
    );
  });
});
