import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { setLanguage } from "../i18n/current.ts";
import Calendar from "./calendar.tsx";

afterEach(() => setLanguage("en"));

const drawn = () =>
  renderToStaticMarkup(<Calendar value="2026-12-17" from="2026-12-03" onChange={() => {}} />);

test.each([
  ["en", "December 2026", "Thu", "Thursday, December 17"],
  ["es", "diciembre de 2026", "jue", "jueves, 17 de diciembre"],
  ["de", "Dezember 2026", "Do", "Donnerstag, 17. Dezember"],
] as const)("months and days are in the language of the page: %s", (language, month, weekday, day) => {
  setLanguage(language);
  const html = drawn();
  expect(html).toContain(`>${month}<`);
  expect(html).toContain(`>${weekday}<`);
  expect(html).toContain(`aria-label="${day}, selected"`);
});

test("its buttons have names in our own texts", () => {
  for (const name of ["Next month", "Previous month"]) expect(drawn()).toContain(`aria-label="${name}"`);
  expect(drawn()).toContain('aria-label="Today, Thursday, December 3"');
});
