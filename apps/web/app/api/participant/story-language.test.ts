// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { chooseStoryLanguage, pageLanguageOf, storyLanguage } from "./story-language.ts";

beforeEach(() => localStorage.clear());

test("a page is in the language that its person has chosen, if the story is told in it", () => {
  expect(storyLanguage()).toBeNull();
  expect(pageLanguageOf(["en", "es"], "de")).toBe("de");
  chooseStoryLanguage("es");
  expect(storyLanguage()).toBe("es");
  expect(pageLanguageOf(["en", "es"], "de")).toBe("es");
  // This story has no Spanish, so the page is in the language that it had.
  expect(pageLanguageOf(["en"], "de")).toBe("de");
});
