import { describe, expect, test } from "vitest";
import { SAMPLES } from "../../test/sample-puzzles.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile } from "../check/compile.ts";
import { linesIn } from "../play/story.ts";
import { partAt } from "./address.ts";
import { withCameoTexts } from "./cameos.ts";
import { inLanguage, languagesOf, lettersOf, structureOf } from "./languages.ts";
import type { Pack } from "./schema.ts";
import { contextOf, textsOf } from "./texts.ts";

const pack = compile(tinyPack);
const texts = textsOf(pack);

/** The pack with a language in which each text is written like this. */
function translated(write: (text: string) => string, from = pack): Pack {
  return {
    ...from,
    texts: { xx: Object.fromEntries(textsOf(from).map(({ at, text }) => [at, write(text)])) },
  };
}

describe("[L8] the texts of a pack", () => {
  test("have addresses by which they are found, each its own", () => {
    for (const { at, text } of texts) expect(partAt(pack, at)).toBe(text);
    expect(new Set(texts.map(({ at }) => at)).size).toBe(texts.length);
    expect(partAt(pack, "scenes.nowhere.lines.0.text")).toBeUndefined();
    expect(partAt(pack, "scenes.constructor")).toBeUndefined();
  });

  test("stay in their place when a line is put before them", () => {
    expect(contextOf({ at: "scenes.b5.rules.2.lines.0.text", role: "line" })).toBe(
      "scenes.b5.rules.lines.text",
    );
    expect(contextOf({ at: "scenes.b5.lines.3.sound", role: "sound" })).toBe("sound");
  });
});

test.each(SAMPLES.map(({ def }) => ({ name: def.kind, def })))(
  "[L8] the labels of a board are texts: $name",
  ({ def }) => {
    const [id, scene] = Object.entries(pack.scenes).find(([, { kind }]) => kind === "puzzle") ?? [];
    const inPack = textsOf({ ...pack, scenes: { [String(id)]: { ...scene, puzzle: def } } } as Pack);
    const labels = [...JSON.stringify(def).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);
    expect(labels.filter((label) => !inPack.some(({ text }) => text === label))).toEqual([]);
  },
);

describe("[L8] a translation", () => {
  const pseudo = translated((text) => `⟦${text}⟧`);

  test("replaces every text and nothing else", () => {
    const other = inLanguage(pseudo, "xx");
    for (const { text } of textsOf(other)) expect(text).toMatch(/^⟦.*⟧$/s);
    expect(structureOf(other)).toEqual(structureOf(pack));
    expect(other.locale).toBe("xx");
    expect(inLanguage(pseudo, "xx")).toBe(other);
    expect(languagesOf(pseudo)).toEqual(["en", "xx"]);
  });

  test("leaves the pack as it is in a language that there is not", () => {
    for (const language of ["en", "fr"]) expect(inLanguage(pseudo, language)).toBe(pseudo);
    expect(inLanguage(pack, "xx")).toBe(pack);
  });

  test("names speakers as its cast does, and keeps the names by which sounds are found", () => {
    const [id, def] = Object.entries(pack.scenes).find(([, { lines }]) => lines.some(({ who }) => who)) ?? [];
    const at = def?.lines.findIndex(({ who, when }) => who && !when) ?? -1;
    const line = def?.lines[at];
    const [view] = linesIn(inLanguage(pseudo, "xx"), id ?? "", [`lines.${at}`]);
    expect(view).toMatchObject({ who: `⟦${line?.who}⟧`, voice: line?.who, text: `⟦${line?.text}⟧` });
  });

  test("[T10] shares the letters of the language in which a text is longest", () => {
    for (const write of [(text: string) => `${text}${text}`, () => "Hm."]) {
      const both = translated(write);
      for (const { at, text } of texts) {
        const most = Math.max(text.length, write(text).length);
        for (const language of languagesOf(both))
          expect(lettersOf(inLanguage(both, language), at)).toBe(most);
      }
    }
  });

  test("[T10] shares them also where values are inserted", () => {
    const renamed = translated((text) =>
      text === "the Bold Oars" ? "die kühnen Ruderblätter der Nacht" : text,
    );
    const spoken = [{ at: "lines.0", with: { crew: "nerve" } }];
    const [one, other] = ["en", "xx"].map(
      (language) => linesIn(inLanguage(renamed, language), "log", spoken)[0],
    );
    expect(one?.text).toBe("In the log, this crew is the Bold Oars.");
    expect(other?.text).toBe("In the log, this crew is die kühnen Ruderblätter der Nacht.");
    expect([one?.letters, other?.letters]).toEqual([other?.text.length, other?.text.length]);
  });

  test("[U5] has a company’s own text as it was written", () => {
    const joke = { label: "A joke", hint: "Yours.", max: 40, text: "Knock knock." };
    const own = withCameoTexts(
      translated((text) => `⟦${text}⟧`, { ...pack, cameos: { joke } }),
      { joke: "Haha." },
    );
    expect(inLanguage(own, "xx").cameos?.joke).toMatchObject({ label: "⟦A joke⟧", text: "Haha." });
  });
});
