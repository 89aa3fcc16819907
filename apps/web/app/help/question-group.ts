import { slugOf } from "../i18n/slug.ts";

interface Question {
  q: string;
  a: string[];
  /** What people type who look for this answer, as far as question and answer don't say it. */
  terms: string;
}

/** Questions about one topic. */
export interface QuestionGroup {
  id: string;
  title: string;
  list: (Question & { id?: string })[];
}

/** The same in another language. A question has the anchor that it has in English, so it needs an id. */
export interface TranslatedGroup extends QuestionGroup {
  list: (Question & { id: string })[];
}

/** Where a question is on its page, the same in every language. */
export const anchorOf = ({ id, q }: QuestionGroup["list"][number]): string => id ?? slugOf(q);
