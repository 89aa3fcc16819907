import type { QuestionGroup } from "./questions.ts";

/** What a search of the questions reads. */
export const searchText = ({ q, a, terms }: QuestionGroup["list"][number]): string =>
  [q, ...a, terms].join(" ");
