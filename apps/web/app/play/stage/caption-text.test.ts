import { afterEach, expect, test } from "vitest";
import { need, speak } from "../../i18n/speak.ts";
import { captionText } from "./caption-text.ts";

afterEach(() => speak("en"));

const texts = { a1: "We waited. {brace}" };

test("a line has what somebody wrote, in quotes, and says when that was removed", () => {
  expect(captionText("Ona read: {text:a1}", texts)).toBe("Ona read: “We waited. {brace}”");
  expect(captionText("{text:a2}", texts)).toBe("“removed”");
});

test("[U4] a company's braces and slashes are characters, and nothing in its text is read as an id", () => {
  expect(captionText("“{brace}text:a1} {slash} <b>{brace}brace}”", texts)).toBe("“{text:a1} / <b>{brace}”");
});

test("[L8] people’s words stand in the quotation marks of the reader’s language", async () => {
  await need(["live"]);
  for (const [language, read] of [
    ["es", "Ona: «We waited. {brace}»"],
    ["de", "Ona: „We waited. {brace}“"],
  ] as const) {
    await speak(language);
    expect(captionText("Ona: {text:a1}", texts)).toBe(read);
  }
});
