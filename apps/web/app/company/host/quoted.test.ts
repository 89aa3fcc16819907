import { loadPack, packSlugs } from "@lantern/content";
import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";
import { texts } from "./texts.ts";

test.each([
  ["Wait", "“Wait”"],
  ["“Brought back. Thank you.”", "“Brought back. Thank you.”"],
  ["“Brought back by”, and the names", "“‘Brought back by’, and the names”"],
])("%s is quoted as %s", (text, expected) => {
  expect(quoted(text)).toBe(expected);
});

test.each(packSlugs())(
  "%s: the host reads every choice without two equal quotation marks in a row",
  (slug) => {
    const options = Object.values(loadPack(slug).pack.scenes).flatMap((scene) =>
      scene.kind === "decision" ? scene.options : [],
    );
    expect(options.length).toBeGreaterThan(0);
    for (const { text } of options)
      expect(texts.log.chose("Crew 1", text, "The card")).not.toMatch(/““|””|[“”‘’]{3}/);
  },
);
