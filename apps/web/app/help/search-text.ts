import type { QuestionGroup } from "./question-group.ts";

/** What a search of the questions reads. */
export const searchText = ({ q, a, terms }: QuestionGroup["list"][number]): string =>
  [q, ...a, terms].join(" ");
