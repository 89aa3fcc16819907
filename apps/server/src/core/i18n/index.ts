import { type Language, languages } from "@lantern/contract/languages";
import type { channels } from "./en/channels.ts";
import type { emails } from "./en/emails.ts";
import type { times } from "./en/times.ts";

/** What the server writes for participants. The English texts are the type of every other language. */
export interface Texts {
  channels: typeof channels;
  emails: typeof emails;
  times: typeof times;
}

/** The folder of a language is found by its code; without one the server does not start. */
async function load(language: Language): Promise<[Language, Texts]> {
  const { texts }: { texts: Texts } = await import(`./${language}/index.ts`);
  return [language, texts];
}

const loaded = new Map(await Promise.all(languages.map(load)));

/** The texts in one of the supported languages. */
export function textsIn(language: Language): Texts {
  const texts = loaded.get(language);
  if (!texts) throw new Error(`no texts in ${language}`);
  return texts;
}
