import type { Language } from "@lantern/contract/languages";
import { texts as de } from "./de/index.ts";
import type { channels } from "./en/channels.ts";
import type { emails } from "./en/emails.ts";
import { texts as en } from "./en/index.ts";
import type { times } from "./en/times.ts";
import { texts as es } from "./es/index.ts";

/** What the server writes for participants. The English texts are the type of every other language. */
export interface Texts {
  channels: typeof channels;
  emails: typeof emails;
  times: typeof times;
}

const byLanguage: Record<Language, Texts> = { en, es, de };

/** The texts in one of the supported languages. */
export function textsIn(language: Language): Texts {
  return byLanguage[language];
}
