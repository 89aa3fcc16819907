/** [L8] A pack in its languages. What is played is the same in all of them; only views are made in one. */

import { partAt } from "./address.ts";
import type { Pack } from "./schema.ts";
import { type PackText, withTexts } from "./texts.ts";

/** By address. */
export type Translation = Readonly<Record<string, string>>;

/** Languages in which the whole pack can be read, the author's first. */
export function languagesOf({ locale, texts = {} }: Pick<Pack, "locale" | "texts">): string[] {
  return [locale, ...Object.keys(texts)];
}

const made = new WeakMap<Pack, Map<string, Pack>>();
/** By translation: the pack as its author wrote it. */
const authors = new WeakMap<Pack, Pack>();

/** The pack in a language, or as its author wrote it when it has no such translation. */
export function inLanguage(pack: Pack, language: string): Pack {
  const translation = pack.texts?.[language];
  if (!translation || language === pack.locale) return pack;
  const all = made.get(pack) ?? new Map<string, Pack>();
  made.set(pack, all);
  const cached = all.get(language);
  if (cached) return cached;
  const names = new Map(
    Object.entries(pack.cast).map(([id, { name }]) => [name, translation[`cast.${id}.name`] ?? name]),
  );
  const read = ({ at, text, role }: PackText) => {
    if (role === "who") return names.get(text) ?? text;
    return translation[at] ?? text;
  };
  const translated: Pack = { ...withTexts(pack, read), locale: language };
  all.set(language, translated);
  authors.set(translated, pack);
  return translated;
}

/** [L8] The pack without its texts: equal in every language, and what a translation must not change. */
export function structureOf(pack: Pack): unknown {
  const { texts: _, locale: __, ...structure } = withTexts(pack, () => "");
  return structure;
}

/** [L8] Names of teams are the same for everybody, in the language of the session. */
export function teamNames(pack: Pack, { language = pack.locale }: { language?: string }): readonly string[] {
  return inLanguage(pack, language).team_names;
}

const letters = new WeakMap<Pack, Map<string, number>>();

/**
 * [T10] The letters of a text in the language in which it has most, so that nobody is hurried and time passes alike for
 * everybody. It is the same number in every translation.
 *
 * @param at its address
 * @param write inserts the values of a text that has some, in the pack of one language
 */
export function lettersOf(pack: Pack, at: string, write?: (text: string, language: Pack) => string): number {
  const author = authors.get(pack) ?? pack;
  const count = (language: string) => {
    const text = author.texts?.[language]?.[at] ?? String(partAt(author, at));
    return (write ? write(text, inLanguage(author, language)) : text).length;
  };
  if (write) return Math.max(...languagesOf(author).map(count));
  const counted = letters.get(author) ?? new Map<string, number>();
  letters.set(author, counted);
  const most = counted.get(at) ?? Math.max(...languagesOf(author).map(count));
  counted.set(at, most);
  return most;
}
