/** The text of a commitment: "When …, we will …". Its two fields are stored as two lines of one text. */
import type { Language } from "./languages.ts";

export interface CommitmentFields {
  when: string;
  will: string;
}

/** Without the period or comma at the end of a field, which the sentence has itself. */
const plain = (field: string) => field.trim().replace(/(?<![\s.,;…])[\s.,;…]+$/u, "") || field.trim();

export const commitmentText = ({ when, will }: CommitmentFields): string => `${plain(when)}\n${plain(will)}`;

/** The two fields of a stored text; null for a text from before commitments had two. */
export function commitmentFields(text: string): CommitmentFields | null {
  const [when, will, ...more] = text.split("\n");
  return when && will && more.length === 0 ? { when, will } : null;
}

const sentences: Record<Language, (fields: CommitmentFields) => string> = {
  en: ({ when, will }) => `When ${when}, we will ${will}.`,
  es: ({ when, will }) => `Cuando ${when}, vamos a ${will}.`,
  de: ({ when, will }) => `Wenn ${when}, werden wir ${will}.`,
};

/**
 * A stored text as people read it.
 * @param language of the session in which it was written: it is one sentence of one team, for all of its readers
 */
export function commitmentSentence(text: string, language: Language): string {
  const fields = commitmentFields(text);
  return fields ? sentences[language](fields) : text;
}
