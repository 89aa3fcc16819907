import { readFileSync } from "node:fs";
import { languages } from "@lantern/contract/languages";
import { expect, test } from "vitest";
import { byLanguage } from "./by-language.ts";

const texts = byLanguage<string>(import.meta.glob("./*/start.ts", { eager: true, import: "oldBrowser" }));
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const versionsIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];

test.each(["company", "platform", "play", "check"])("%s.html says what an old browser must know", (name) => {
  const spoken = name === "play" || name === "check" ? languages : (["en"] as const);
  for (const language of spoken) expect(read(`${name}.html`), language).toContain(texts[language]);
});

test("every language and the guide for IT name the same versions", () => {
  const guide = read("../../content/help/it.md");
  for (const version of versionsIn(texts.en)) expect(guide).toContain(version);
  for (const language of languages) expect(versionsIn(texts[language])).toEqual(versionsIn(texts.en));
});
