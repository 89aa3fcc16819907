import { compile, inLanguage, structureOf, textsOf } from "@lantern/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tinyPack } from "../../packages/engine/test/tiny-pack.ts";
import { type Entry, PoError, readPo, writePo } from "./po.ts";
import { checkTranslation, checkTranslations } from "./translation-check.ts";
import { mergedFile, readTranslation } from "./translations.ts";

const pack = compile(tinyPack);

/** A file in which every text of this pack is translated. */
function whole(of = pack): string {
  const entries = readPo(mergedFile(of, "de", null));
  return writePo(
    "de",
    "test",
    entries.map((entry) => ({ ...entry, text: `„${entry.source}“` })),
  );
}

describe("PO files", () => {
  const text = fc.string({ minLength: 1, maxLength: 30 }).map((one) => one.replace(/[\r\0]/g, ""));
  const row = fc.string({ maxLength: 20 }).map((one) => one.replace(/\s+/g, " ").trim());
  const entry: fc.Arbitrary<Entry> = fc.record({
    context: text,
    source: text.filter((one) => one !== ""),
    text,
    comments: fc.array(
      row.filter((one) => /^[^.,:|~]/.test(one)),
      { maxLength: 2 },
    ),
    notes: fc.array(row, { maxLength: 2 }),
    fuzzy: fc.boolean(),
  });
  test("say what was entryText, whatever it is", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        expect(readPo(writePo("de", "any", entries))).toEqual(entries);
      }),
    );
  });

  test("of other programs have texts of several rows, obsolete entries and references", () => {
    const file = [
      'msgid ""\nmsgstr ""\n"Language: de\\n"',
      '#: act-1.yaml:7\n#, fuzzy, no-wrap\n#| msgid "Knock "\n#| "softly."\nmsgctxt "a.b"\nmsgid ""\n"Knock "\n"loudly."\nmsgstr "Laut "\n"klopfen."',
      '#~ msgctxt "removed"\n#~ msgid "Gone"\n#~ msgstr "Weg"',
    ].join("\n\n");
    expect(readPo(file)).toEqual([
      {
        context: "a.b",
        source: "Knock loudly.",
        text: "Laut klopfen.",
        comments: [],
        notes: [],
        fuzzy: true,
        previous: "Knock softly.",
      },
    ]);
    expect(() => readPo('msgid "a" b')).toThrow(PoError);
  });
});

describe("[L8] a translation", () => {
  test("of every text leaves the structure of the pack as it is", () => {
    const { translation, missing, stale, leftover } = readTranslation(pack, whole());
    expect([missing, stale, leftover]).toEqual([[], [], []]);
    const german = inLanguage({ ...pack, texts: { de: translation } }, "de");
    expect(structureOf(german)).toEqual(structureOf(pack));
    for (const { text } of textsOf(german)) expect(text).toMatch(/^„.*“$/s);
  });

  test("may keep the name of a person that is the title of a card, and no other title", () => {
    const named = structuredClone(pack);
    const [first] = named.cards.roles ?? [];
    if (!first) throw new Error("no card");
    const of = () => checkTranslation(named, "de", { "cards.roles.0.title": first.title });
    expect(of().join()).toContain("left in English");
    first.title = Object.values(named.cast)[0]?.name ?? "";
    expect(of()).toEqual([]);
  });

  test("of a text that was changed is same until somebody confirms it", () => {
    const file = whole();
    const changed = compile({
      ...tinyPack,
      scenes: { ...tinyPack.scenes, how: { ...tinyPack.scenes.how, title: "How to play it" } } as never,
    });
    expect(readTranslation(changed, file)).toMatchObject({
      missing: ["scenes.how.title: How to play it"],
      leftover: ["scenes.how.title: How to play"],
    });
    const merged = mergedFile(changed, "de", file);
    expect(readTranslation(changed, merged)).toMatchObject({
      missing: [],
      stale: ["scenes.how.title: How to play it"],
      leftover: [],
    });
    expect(readPo(merged).find(({ source }) => source === "How to play it")).toMatchObject({
      text: "„How to play“",
      previous: "How to play",
      fuzzy: true,
    });
  });

  test("has the values, numbers and signs of its source, and fits its place", () => {
    const of = (at: string, text: string) => checkTranslation(pack, "de", { [at]: text }).join();
    expect(of("scenes.note.lines.2.text", "Es gibt {oil} Becher Öl.")).toBe("");
    expect(of("scenes.note.lines.2.text", "Es gibt Öl.")).toContain("values are oil");
    expect(of("scenes.board.hints.2", "Stellt jeden Regler auf 2.")).toContain("numbers are 1");
    expect(of("scenes.how.title", "How to play")).toContain("left in English");
    expect(of("scenes.how.lines.0.text", "Kommen Sie herein, aber putzen Sie die Füße ab.")).toContain(
      "formal",
    );
    const inSpanish = (text: string) =>
      checkTranslation(pack, "es", { "scenes.how.lines.0.text": text }).join();
    expect(inSpanish("¿Quién dijo «fui yo» y se fue?")).not.toContain("begins with ¿");
    expect(inSpanish("«Fue ella». Y quién lo vio?")).toContain("begins with ¿");
    expect(inSpanish("«Fue ella.» Y ya.")).toContain("a period stands after »");
    expect(inSpanish("Y dijo: «Fue… ella...»")).not.toContain("a period");
    expect(inSpanish("Girad las ruedas.")).toContain("an imperative to several people");
    expect(inSpanish("La verdad, en la pared.")).toBe("");
    expect(of("scenes.how.lines.0.text", "„Kommt herein.“ Sie winkt.")).not.toContain("formal");
    expect(of("scenes.how.lines.0.text", "Der „Keks“ Ihrer Tante.")).toContain("formal");
    expect(of("scenes.how.lines.0.text", `Kommt herein${", bitte".repeat(20)}.`)).toContain("2 rows");
  });

  test("may be the same where there is nothing but a value", () => {
    const memory = structuredClone(pack);
    const scene = memory.scenes.note;
    if (scene?.kind !== "briefing" || !scene.lines[2]) throw new Error("no such line");
    scene.lines[2].text = "{oil}";
    expect(checkTranslation(memory, "de", { "scenes.note.lines.2.text": "{oil}" })).toEqual([]);
  });

  test("is a problem while a text is missing, not confirmed, left over or faulty", () => {
    const entries = readPo(whole());
    const at = (source: string) => entries.find((entry) => entry.source === source) as Entry;
    at("How to play").text = "";
    at("Whose light?").fuzzy = true;
    at("Look how different you are.").text = "Sehen Sie nur";
    const old = { ...at("How to play"), context: "acts.title", source: "Gone", text: "Weg" };
    const file = writePo("de", "test", [...entries, old]);
    const { problems, summary } = checkTranslations(pack, new Map([["de", file]]));
    expect(summary[0]).toMatch(/^de: \d+ texts translated, LIX \d+$/);
    expect(problems).toContain("de: scenes.how.title: How to play: is not translated");
    expect(problems).toContain("de: scenes.last.title: Whose light?: nobody has confirmed its translation");
    expect(problems).toContain("de: acts.title: Gone: the story has no such text");
    expect(problems).toContain("de: scenes.compare.if_differ.text: not a whole sentence: Sehen Sie nur");
    expect(checkTranslations(pack, new Map())).toEqual({ summary: [], problems: [] });
  });
});
