/**
 * Lines of dialogue as authors write them: `[listened] Ona: You waited before you spoke.` The name before the colon is
 * the speaker if the cast has it, which `compile` determines. `{x}` is a value. A sound that belongs to the line comes
 * first, in parentheses: `(three taps) Tap. Tap. Tap.` A picture that it changes comes last: `They glow. <a1-lit>`.
 */
import * as z from "zod";
import { parseExpression } from "../expression.ts";
import { amountOf, type Condition, type Facts, isMet, parsed } from "./condition.ts";

export interface Line {
  when: Condition | null;
  /** Name of the speaker, null for the narrator. */
  who: string | null;
  text: string;
  /** What is to be heard with the line. Captions show it too. */
  sound?: string;
  /** [L7] Name of the picture that the line brings. */
  picture?: string;
}

/** Parses one line without its speaker. Throws SyntaxError for an invalid condition. */
export function parseLine(source: string): Line {
  const [, condition, sound, text = "", picture] =
    /^\s*(?:\[([^\]]+)\])?\s*(?:\(([a-z ]+)\)\s)?\s*(.*?)(?:\s<([a-z0-9-]+)>)?$/s.exec(source) ?? [];
  const when = condition === undefined ? null : parseExpression(condition);
  return {
    when,
    who: null,
    text: text.trim(),
    ...(sound !== undefined && { sound }),
    ...(picture !== undefined && { picture }),
  };
}

/** Lines in a pack file: strings there, parsed here. */
export const Lines = z
  .array(z.string().min(1).max(300))
  .transform((source, ctx) => parsed(ctx, () => source.map(parseLine)));

/** Moves the speaker from the text, if the text starts with a name of the cast and a colon. */
export function withSpeaker(line: Line, names: ReadonlySet<string>): Line {
  const colon = line.text.indexOf(": ");
  const who = line.text.slice(0, Math.max(0, colon));
  return names.has(who) ? { ...line, who, text: line.text.slice(colon + 2) } : line;
}

/**
 * [L8] What a value of a text was when the text was spoken: an amount, the number of a phrase, the id of the team's
 * highest trait, or the ids of stored texts.
 */
type Value = number | string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** [L8] A line that was spoken: its address in the scene, such as `options.wait.lines.0`, with the values that it has. */
export type SpokenLine = string | { at: string; with: Values };

/** By name: texts with conditions. */
type Phrases = Readonly<Record<string, readonly { when: Condition | null; text: string }[]>>;

/** What a pack calls its values. */
export interface Names {
  locale: string;
  traits: readonly { id: string; nickname: string }[];
  /** [L6] */
  phrases?: Phrases | undefined;
  /** [U4] Names that stay as they are, because only views insert their texts. */
  cameos?: Readonly<Record<string, unknown>> | undefined;
}

/** What values are made from. */
export interface ValueSource {
  facts: Facts;
  /** Id of the team's highest trait. */
  crew: string;
  /** Ids of stored reflections. Each is on its own row, and the page inserts the text. */
  textIds: readonly string[];
}

/** A value, perhaps with a form for each number or phrase: `{cells}`, `{cells|Zelle|Zellen}`. */
const VALUE = /\{([a-z_]+)((?:\|[^{}|]*)*)\}/g;

/** The values of a text as they are now; null if it has none. */
export function valuesOf(text: string, names: Names, source: ValueSource): Values | null {
  if (!text.includes("{")) return null;
  const values: Record<string, Value> = {};
  for (const [, name = ""] of text.matchAll(VALUE)) {
    if (names.cameos && Object.hasOwn(names.cameos, name)) continue;
    if (name === "crew") values[name] = source.crew;
    else if (name === "lines") values[name] = source.textIds;
    else if (names.phrases?.[name])
      values[name] = names.phrases[name].findIndex(({ when }) => isMet(when, source.facts));
    else values[name] = amountOf(source.facts, name);
  }
  return Object.keys(values).length > 0 ? values : null;
}

/** A text with these values inserted. */
export function withValues(text: string, values: Values, names: Names): string {
  return text.replace(VALUE, (all, name: string, forms: string) => {
    const value = values[name];
    if (value === undefined) return all;
    if (forms !== "") return formOf(forms.slice(1).split("|"), name, value, names);
    if (Array.isArray(value)) return value.map((id) => `{text:${id}}`).join("\n");
    if (name === "crew") return names.traits.find(({ id }) => id === value)?.nickname ?? "";
    if (typeof value === "number" && names.phrases?.[name]) return names.phrases[name][value]?.text ?? "";
    return String(value);
  });
}

/** [L8] Of some forms the one for this value: of a phrase by its number, of a trait by its place, of an amount by its plural. */
function formOf(forms: string[], name: string, value: Value, names: Names): string {
  const at =
    typeof value === "string"
      ? names.traits.findIndex(({ id }) => id === value)
      : names.phrases?.[name]
        ? Number(value)
        : pluralsOf(names.locale).indexOf(new Intl.PluralRules(names.locale).select(Number(value)));
  return forms[at] ?? forms.at(-1) ?? "";
}

/** The forms that whole numbers have in a language, such as one and other. */
export function pluralsOf(locale: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
  return (["zero", "one", "two", "few", "many", "other"] as const).filter((rule) => used.has(rule));
}

/** Lines of a scene that may be spoken: where they are, and values that only they have. */
export interface LinesAt {
  at: string;
  lines: readonly Line[];
  values?: Values;
}

/** [L8] The lines whose conditions are met, as their addresses, with the values that they have now. */
export function spokenOf({ at, lines, values }: LinesAt, names: Names, source: ValueSource): SpokenLine[] {
  return lines.flatMap((line, index) => {
    if (!isMet(line.when, source.facts)) return [];
    const own = valuesOf(line.text, names, source);
    const address = `${at}.${index}`;
    return [own ? { at: address, with: { ...own, ...(values && pick(values, own)) } } : address];
  });
}

function pick(values: Values, of: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in of));
}
