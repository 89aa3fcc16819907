import { expect, test } from "vitest";
import { inStoryLanguage } from "./story-language.ts";

const file = `msgid ""
msgstr "Language: de\\n"

#. a note
msgctxt "title"
msgid "The Quiet Station"
msgstr "Die stille Station"

msgctxt "lines"
msgid "She said \\"no\\". / Twice."
msgstr "Sie sagte „nein“. / Zweimal."

msgctxt "lines"
msgid "Not yet"
msgstr ""
`;

test("a text of a story has its translation, without the breaks of the stage", () => {
  const translated = inStoryLanguage(file);
  expect(translated("The Quiet Station")).toBe("Die stille Station");
  expect(translated('She said "no". / Twice.')).toBe("Sie sagte „nein“. Zweimal.");
});

test("a page with a text that nobody has translated is not built", () => {
  expect(() => inStoryLanguage(file)("Not yet")).toThrow("Not yet");
  expect(() => inStoryLanguage(file)("Unknown")).toThrow("Unknown");
});
