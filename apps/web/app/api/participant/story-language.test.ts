// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { chooseStoryLanguage, pageLanguageOf, storyLanguage } from "./story-language.ts";

beforeEach(() => localStorage.clear());

test("a page is in the language that its person has chosen, if the story is told in it", () => {
  expect(storyLanguage()).toBeNull();
  expect(pageLanguageOf("en", "en")).toBe("en");
  // A story in another language than the session's changes nothing by itself.
  expect(pageLanguageOf("de", "en")).toBe("de");
  chooseStoryLanguage("es");
  expect(storyLanguage()).toBe("es");
  expect(pageLanguageOf("en", "es")).toBe("es");
  // This story has no Spanish, so page and story are in the languages that they had.
  expect(pageLanguageOf("de", "en")).toBe("de");
});
