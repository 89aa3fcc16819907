/** Every language of the list has a folder with every text, and none of them was left in English. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@lantern/contract/languages";
import { PORTRAITS } from "@lantern/engine/commands";
import { describe, expect, test } from "vitest";
import { folderOf, textsOf, translations } from "../../test/texts-of.ts";
import type { Messages, SharedMessages } from "./messages.ts";
import { errors } from "./start/errors.ts";
import { shell } from "./start/shell.ts";
import { ui } from "./start/ui.ts";

/** English files that no page loads by name: other files of English, and pages in English, import them. */
const withinOthers = ["check-names", "device-findings"];
const files = readdirSync(folderOf("en"))
  .map((name) => name.replace(/\.ts$/, ""))
  .filter((name) => !withinOthers.includes(name));

/** Words that are the same in English. */
const alike: Record<Exclude<Language, "en">, readonly string[]> = {
  es: ["Chat", "Original"],
  de: ["Browser", "Chat", "Live", "Lobby", "Original", "Team"],
};

/** Texts with their paths; the types of functions see to it that none is missing, and what they return differs. */
function pathsOf(part: unknown, path = ""): [string, unknown][] {
  if (typeof part !== "object" || part === null) return [[path, part]];
  return Object.entries(part).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`));
}

const areas = await textsOf("en");
const english = new Map(pathsOf({ ...areas, shared: { errors, shell, ui } }));

test.each(translations)("%s has every file", (language) => {
  const missing = [...files, "shared"].filter((name) => !existsSync(join(folderOf(language), `${name}.ts`)));
  expect(missing).toEqual([]);
});

/** What only Spain says to a group: pronouns, verbs such as “miráis”, and orders such as “mirad” where one begins. */
const SPAIN =
  /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|\p{L}+(?:áis|éis))(?!\p{L})|(?:^|[.!?:;,»] |(?<!\p{L})y )(?!Ingrid|Astrid|Madrid|David)(?:\p{L}*[^\P{L}dt](?:ad|ed|id)|(?:ayud|cuid|qued|cont|vot|cant)ad)(?!\p{L})/u;

test("[0026] no Spanish text says “you” to a group as only Spain does", async () => {
  expect("Girad las ruedas").toMatch(SPAIN);
  expect("La ciudad, la verdad y la red").not.toMatch(SPAIN);
  expect("Ingrid y David dicen").not.toMatch(SPAIN);
  const texts = pathsOf(await textsOf("es")).filter(([, text]) => typeof text === "string");
  expect(texts.filter(([, text]) => SPAIN.test(text as string))).toEqual([]);
});

describe.each(translations)("in %s", (language) => {
  test("every text is there", async () => {
    const paths = new Map(pathsOf(await textsOf(language)));
    const notRead = /^\.(?:checkNames|shared\.errors\.byCode)\b/;
    expect([...english.keys()].filter((path) => !notRead.test(path) && !paths.has(path))).toEqual([]);
  });

  test("no text of the participant's side was left in English", async () => {
    const texts = pathsOf(await textsOf(language)).filter(([, text]) => typeof text === "string");
    expect(texts.length).toBeGreaterThan(300);
    const same = texts.filter(([path, text]) => english.get(path) === text).map(([, text]) => text);
    expect([...new Set(same)].sort()).toEqual(alike[language]);
  });

  test("the same errors have a text as in every other translation", async () => {
    const codesIn = async (code: Language) => {
      const { shared } = (await textsOf(code)) as { shared: SharedMessages };
      return Object.keys(shared.errors.byCode).sort();
    };
    for (const other of translations) expect(await codesIn(language)).toEqual(await codesIn(other));
  });

  test("every drawing of a portrait has a name of its own", async () => {
    const { portraits } = (await textsOf(language)) as unknown as Messages;
    expect(portraits.names).toHaveLength(PORTRAITS);
    expect(new Set(portraits.names).size).toBe(PORTRAITS);
  });
});

test.each(["en", ...translations] as const)(
  "in %s a button cuts off the end of a long name, and not what it does",
  async (language) => {
    const { liveScenes, debrief } = (await textsOf(language)) as unknown as Messages;
    const { join } = liveScenes.puzzle.proposed;
    for (const label of [join.check, join.hint, debrief.kudos.give]) {
      expect(label("Ana")).toMatch(/^\S.* Ana$/);
    }
  },
);
