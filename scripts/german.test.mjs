/** German texts for administrators say *Sie*; those for participants say *du* and *ihr*, and are in other files. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorTexts } from "../apps/web/app/i18n/error-texts.de.ts";
import { root } from "./lib/root.mjs";
import { eachNode } from "./lib/syntax.mjs";

const files = globSync(
  [
    "apps/web/**/*.de.ts",
    "apps/server/src/core/email/text/administrators-de.ts",
    "apps/server/src/modules/*/text/de.ts",
  ],
  // What a team of the demo company reads, and words of a search.
  { cwd: root, exclude: ["**/node_modules/**", "**/sample-scorecard.de.ts", "**/search-terms.de.ts"] },
);

/** *du* and *ihr* with what belongs to them, in lower case: *Ihr* and *Ihnen* are forms of *Sie*. */
const familiar = /(?<!\p{L})(?:[Dd](?:u|ich|ir|ein(?:e[mnrs]?)?)|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)(?!\p{L})/u;

/** Gender signs inside a word, which a screen reader stumbles over, and quotation marks of other languages. */
const signs = /\p{L}[*:_]in(?:nen)?(?!\p{L})|\p{L}Innen(?!\p{L})|["“][^“”]*”|«|»/u;

/** What others read: ready messages to a team in its session, a question to participants, and what stories say to teams. */
const toOthers = [
  "Lest eure Karten vor. Jemand hat, was euch fehlt.",
  "„Würdest du noch eine Session spielen?“",
  "Verteil deine Zellen. Es reicht nicht für alle.",
  "„So ging es bei euch aus. Fünf weitere Enden gibt es. Fragt herum.“",
];

function textsOf(path) {
  const texts = [];
  eachNode(readFileSync(`${root}/${path}`, "utf8"), path, (node) => {
    if (node.type === "Literal" && typeof node.value === "string") texts.push(node.value);
    if (node.type === "TemplateElement") texts.push(node.value.cooked);
  });
  return texts.filter((text) => text.includes(" "));
}

test("every German text for administrators says Sie, in German typography", () => {
  expect(files.length).toBeGreaterThan(80);
  const wrong = files.flatMap((path) =>
    textsOf(path)
      .map((text) => toOthers.reduce((rest, other) => rest.replace(other, ""), text))
      .filter((text) => familiar.test(text) || signs.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** What a text for participants asks them to do. */
const order =
  /(?:^|[.!?:] |[Bb]itte )(?:[Ff]rag|[Gg]ib|[Ff]ordere|[Nn]imm|[Pp]rüfe|[Ss]ieh|[Tt]ritt|[Vv]ersuch|[Ww]arte|[Ww]ähle|[Zz]eig)(?!\p{L})/u;

test("an error that participants can get as well says Sie to administrators", () => {
  const texts = Object.entries(errorTexts).filter(([, text]) => typeof text === "string");
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter(([, text]) => familiar.test(String(text)) || order.test(String(text)))).toEqual([]);
  expect("Zu viele Versuche. Warte einen Moment.").toMatch(order);
});

test.each([
  "Deine Session beginnt.",
  "Du kannst kommen.",
  "Das ist für dich.",
  "Wie geht es euch?",
  "Mit eurem Team.",
])("“%s” does not say Sie", (text) => expect(familiar.test(text)).toBe(true));

test.each(["Ihre Session und Ihr Team danken Ihnen.", "Die Dauer der Feier.", "Teuer, aber neu."])(
  "“%s” is fine",
  (text) => expect(familiar.test(text) || signs.test(text)).toBe(false),
);

test.each(["Kolleg*innen", "Nutzer:in", "TeilnehmerInnen", "Das “Wort” hier"])(
  "“%s” has a wrong sign",
  (text) => expect(signs.test(text)).toBe(true),
);
