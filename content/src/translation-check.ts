/** What a program can say about a translated text: that it has the values, numbers and signs of its source, and fits. */
import { contextOf, type PackText, pluralsOf, type Translation, textsOf } from "@lantern/engine";
import { rowsOf } from "@lantern/engine/check";
import type { Pack } from "@lantern/engine/pack";
import { readTranslation } from "./translations.ts";

interface Rules {
  /** Quotation marks, outer ones. */
  quotes: [string, string];
  /** Forms and vocabulary that this product does not use, with the reason. */
  never: [RegExp, string][];
  /** Words of the source that are the same here. */
  same: readonly string[];
}

/** A word as a whole: `\b` knows no ñ. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, "iu");

/** Spanish words that end like an imperative of *vosotros* (girad, mantened) and are none; and most in -dad. */
const NOUNS =
  "mitad|amistad|libertad|voluntad|dificultad|facultad|lealtad|red|pared|sed|huésped|césped|Madrid|Riad|Ingrid|Astrid|David|OpenID";
const IN_DAD = "(record|guard|qued|ayud|mand|and|olvid|cuid)ad";

/** Forms that say “you” to several people, or formally. Spanish pages keep to this too. */
export const notToOnePerson: [RegExp, string][] = [
  [word("vosotr[oa]s|vuestr[oa]s?|os|\\p{L}+(áis|éis|ísteis|[aei]steis|íais)"), "a plural “you” of Spain"],
  [word(`${IN_DAD}|(?!(${NOUNS})(?!\\p{L}))\\p{L}+((?<!d)ad|ed|id)`), "an imperative to several people"],
  [word("ustedes|usted"), "a formal “you”"],
];

const RULES: Record<string, Rules> = {
  es: {
    quotes: ["«", "»"],
    never: [
      ...notToOnePerson,
      [/[“”„]/, "quotation marks are «»"],
      [/(?<!\.)\.»/, "a period stands after »"],
      [/(^|[.!?…]»? )(?=[^¿.!?…]*\?)(?![^¿]*¿)/u, "a question begins with ¿"],
    ],
    same: ["Pomelos", "cables"],
  },
  de: {
    quotes: ["„", "“"],
    never: [
      [/(?<![.!?:„…]“? |^|\/ |„)(?<!\p{L})(Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u, "a formal “you”"],
      [/\p{L}[*:_]\p{Ll}+|\p{Ll}Innen\b/u, "no sign inside a word"],
      [/[«»”]/, "quotation marks are „“"],
    ],
    same: ["Hand", "Pomelos"],
  },
};

/** Roles whose texts may be the same in a translation. */
const SAME = new Set(["name", "cameo"]);

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
const signsIn = (text: string) => (text.match(/[●▲■★☾≈◆✚▪▬]/g) ?? []).sort().join("");
const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{([a-z_]+)/g)].map(([, name]) => name))].sort().join();

/**
 * The translations of a story: what is in each file, and one line for each problem. A language is offered only when its
 * file is complete, so a text that is missing or not confirmed is a problem too.
 */
export function checkTranslations(
  pack: Pack,
  files: ReadonlyMap<string, string>,
): { summary: string[]; problems: string[] } {
  const all = [...files].map(([language, file]) => {
    const { translation, missing, stale, leftover } = readTranslation(pack, file);
    const texts = Object.keys(translation).length;
    const problems = [
      ...missing.map((text) => `${text}: is not translated`),
      ...stale.map((text) => `${text}: nobody has confirmed its translation`),
      ...leftover.map((text) => `${text}: the story has no such text`),
      ...checkTranslation(pack, language, translation),
    ];
    return {
      summary: `${language}: ${texts} texts translated, LIX ${readabilityOf(pack, translation)}`,
      problems: problems.map((problem) => `${language}: ${problem}`),
    };
  });
  return { summary: all.map(({ summary }) => summary), problems: all.flatMap(({ problems }) => problems) };
}

/** One line for each problem of the texts that are translated. */
export function checkTranslation(pack: Pack, language: string, translation: Translation): string[] {
  const rules = RULES[language];
  const texts = textsOf(pack).filter(({ at }) => translation[at]);
  const longest = longestValues(pack, translation);
  // A card may have the name of a person as its title.
  const names = new Set(Object.values(pack.cast).map(({ name }) => name));
  const asName = (one: PackText): PackText => (names.has(one.text) ? { ...one, role: "name" } : one);
  const problems = texts.flatMap((one) =>
    faultsOf(pack, language, asName(one), translation[one.at] ?? "", longest, rules).map(
      (fault) => `${contextOf(one)}: ${fault}: ${translation[one.at]}`,
    ),
  );
  return [...new Set(problems)];
}

function faultsOf(
  pack: Pack,
  language: string,
  { text: source, role }: PackText,
  text: string,
  longest: (text: string) => string,
  rules: Rules | undefined,
): string[] {
  const faults: string[] = [];
  if (namesIn(text) !== namesIn(source)) faults.push(`values are ${namesIn(source) || "none"}`);
  for (const [, name = "", forms = ""] of text.matchAll(/\{([a-z_]+)\|([^{}]*)\}/g)) {
    const count =
      pack.phrases?.[name]?.length ?? (name === "crew" ? pack.traits.length : pluralsOf(language).length);
    if (forms.split("|").length !== count) faults.push(`{${name}} has ${count} forms`);
  }
  if (numbersIn(text) !== numbersIn(source)) faults.push(`numbers are ${numbersIn(source) || "none"}`);
  if (signsIn(text) !== signsIn(source)) faults.push("other signs");
  if (role === "clue" && text.length > 240) faults.push("more than 240 characters");
  if (role === "alt" && (text.length < 10 || text.length > 160)) faults.push("10 to 160 characters");
  if (role === "road" && text.length > 24) faults.push("more than 24 characters");
  if (role === "label" && text.length > Math.max(16, source.length * 1.6))
    faults.push("longer than its board allows");
  if (role === "line" && rowsOf(longest(text)).length > 2) faults.push("more than 2 rows of 42");
  if (role === "line" && /[.!?:…”]$/.test(source) && !/[.!?:…»“}]$/.test(text))
    faults.push("not a whole sentence");
  const vocabulary = text.replace(/\{[^{}]*\}/g, "");
  const isSame = text === source && /\p{Ll}{3}/u.test(vocabulary) && !rules?.same.includes(text);
  if (isSame && !SAME.has(role)) faults.push("left in English");
  if (/\s$|^\s| {2}/.test(text)) faults.push("spaces too many");
  for (const [pattern, why] of rules?.never ?? []) if (pattern.test(vocabulary)) faults.push(why);
  const [open, close] = rules?.quotes ?? ["“", "”"];
  const marks = [...text].filter((sign) => sign === open || sign === close).join("");
  if (!new RegExp(`^(${open}${close})*$`).test(marks)) faults.push("quotation marks come in pairs");
  return faults;
}

/** A text with the longest values that it can have in this language. */
function longestValues(pack: Pack, translation: Translation): (text: string) => string {
  const longest = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a), "");
  const crew = longest(
    pack.traits.map(({ id, nickname }) => translation[`traits.${id}.nickname`] ?? nickname),
  );
  return (text) =>
    text.replace(/\{([a-z_]+)(?:\|([^{}]*))?\}/g, (_all, name: string, forms?: string) => {
      if (forms !== undefined) return longest(forms.split("|"));
      if (name === "crew") return crew;
      if (name === "lines") return "";
      const cameo = pack.cameos?.[name];
      if (cameo) return "mmmmmmmmmmmmm ".repeat(9).slice(0, cameo.max);
      const phrases = pack.phrases?.[name]?.map(
        (one, at) => translation[`phrases.${name}.${at}.text`] ?? one.text,
      );
      return phrases ? longest(phrases) : "10";
    });
}

/** LIX of the translated lines. */
function readabilityOf(pack: Pack, translation: Translation): number {
  const text = textsOf(pack)
    .filter(({ at, role }) => role === "line" && translation[at])
    .map(({ at }) => (translation[at] ?? "").replaceAll(" / ", " "))
    .join("\n");
  const vocabulary = text.match(/\p{L}+/gu) ?? [];
  const sentences = text.split(/[.!?:\n]+/).filter((part) => /\p{L}/u.test(part)).length;
  const long = vocabulary.filter((word) => word.length > 6).length;
  return vocabulary.length === 0
    ? 0
    : Math.round(vocabulary.length / sentences + (100 * long) / vocabulary.length);
}
