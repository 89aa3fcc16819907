/** Spanish pages speak to one person as *tú*: no form of *vosotros*, no *ustedes*, as in the stories. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { notToOnePerson } from "../content/src/translation-check.ts";
import { root } from "./lib/root.mjs";
import { eachNode } from "./lib/syntax.mjs";

const files = globSync(
  [
    "apps/*/{app,src/core}/i18n/es/**/*.ts",
    "{apps,packages}/**/*.es.ts",
    "packages/bots/src/policy/phrases-es.ts",
  ],
  // It has sentences of the engine, which the page makes again in its language.
  { cwd: root, exclude: ["**/node_modules/**", "**/sample-scorecard.es.ts"] },
);

/** The texts of a file without names of fields, such as `email_verified`; what has no space may be a key. */
function textsOf(path) {
  const texts = [];
  eachNode(readFileSync(`${root}/${path}`, "utf8"), path, (node) => {
    if (node.type === "Literal" && typeof node.value === "string") texts.push(node.value);
    if (node.type === "TemplateElement") texts.push(node.value.cooked);
  });
  return texts.filter((text) => text.includes(" ")).map((text) => text.replace(/\w+_\w+/g, ""));
}

test("no Spanish text of a page speaks to several people", () => {
  expect(files.length).toBeGreaterThan(90);
  const spoken = files.flatMap((path) =>
    textsOf(path).flatMap((text) =>
      notToOnePerson.filter(([pattern]) => pattern.test(text)).map(([, why]) => `${path}: ${why}: ${text}`),
    ),
  );
  expect(spoken).toEqual([]);
});

test.each([
  "Girad las ruedas.",
  "Mantened la luz.",
  "Abrid ya.",
  "Recordad esto.",
  "¿Venís? Miráis.",
  "Ustedes miran.",
])("“%s” does", (text) => expect(notToOnePerson.some(([pattern]) => pattern.test(text))).toBe(true));

test.each(["La verdad de la ciudad.", "Una pared y una red.", "La mitad, con suavidad.", "Te toca a ti."])(
  "“%s” does not",
  (text) => expect(notToOnePerson.some(([pattern]) => pattern.test(text))).toBe(false),
);
