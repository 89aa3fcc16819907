// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { chooseStoryLanguage, storyLanguage } from "../../api/participant/story-language.ts";
import { setLanguage } from "../../i18n/current.ts";
import { startLanguageChoice } from "./language.ts";

const loaded: string[] = [];

beforeEach(() => {
  localStorage.clear();
  loaded.length = 0;
  history.replaceState(null, "", "/experience/7#join=token");
  vi.spyOn(location, "replace").mockImplementation((url) => void loaded.push(String(url)));
  setLanguage("en", { shared: null, areas: {} });
  document.body.innerHTML = `<fieldset data-languages hidden>${["en", "es", "de"]
    .map(
      (code) => `<label lang="${code}"><input type="radio" name="language" value="${code}">${code}</label>`,
    )
    .join("")}</fieldset>`;
});

const radios = () => [...document.querySelectorAll("input")];
const isVisible = () => !document.querySelector("fieldset")?.hidden;

test("the languages of the story can be chosen, and the page loads again in the chosen one with its link", () => {
  startLanguageChoice(["en", "de"]);
  expect(isVisible()).toBe(true);
  expect(radios().map(({ value, checked }) => [value, checked])).toEqual([
    ["en", true],
    ["es", false],
    ["de", false],
  ]);
  expect([...document.querySelectorAll("label")].map(({ hidden }) => hidden)).toEqual([false, true, false]);
  const [, , german] = radios();
  german?.dispatchEvent(new Event("change"));
  expect(storyLanguage()).toBe("de");
  expect(loaded).toEqual([expect.stringMatching(/\/experience\/7\?language=de#join=token$/)]);
});

test("a story in one language has no choice", () => {
  startLanguageChoice(["en"]);
  startLanguageChoice([]);
  expect(isVisible()).toBe(false);
});

test("a choice of before loads the page in it once, and only where the story is told in it", () => {
  chooseStoryLanguage("de");
  startLanguageChoice(["en", "es"]);
  expect(loaded).toEqual([]);
  startLanguageChoice(["en", "de"]);
  expect(loaded).toHaveLength(1);
  // A page server that has no such page sends another: the page stays as it is.
  history.replaceState(null, "", "/experience/7?language=de#join=token");
  startLanguageChoice(["en", "de"]);
  expect(loaded).toHaveLength(1);
});
