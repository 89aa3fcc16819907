import type { CommitmentFields } from "./commitment.ts";
import type { Language } from "./languages.ts";

/** What stands at the two fields, in the language of the sentence. */
export const commitmentLabels: Record<Language, CommitmentFields> = {
  en: { when: "When …", will: "we will …" },
  es: { when: "Cuando…", will: "vamos a…" },
  de: { when: "Wenn …", will: "werden wir …" },
};
