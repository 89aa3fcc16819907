import { slugOf } from "../../i18n/slug.ts";

/** A group of `content/security/questions.json`. */
export interface QuestionGroup {
  group: string;
  questions: {
    q: string;
    /** One sentence. */
    a: string;
    /** Pages of this site, documents of the project, or tests: `path › title`. */
    see: string[];
  }[];
}

/** A group of a translation, such as `content/security/questions.de.json`: the same questions in the same order. */
export interface TranslatedGroup {
  group: string;
  questions: { q: string; a: string }[];
}

/** The questions in the words of a translation. Sections keep the anchors that they have in English. */
export function translatedQuestions(
  groups: readonly QuestionGroup[],
  translation: readonly TranslatedGroup[] | null,
): (QuestionGroup & { id: string })[] {
  return groups.map(({ group, questions }, at) => {
    const own = translation?.[at];
    if (translation && own?.questions.length !== questions.length)
      throw new Error(`a translation lacks questions of “${group}”`);
    return {
      id: slugOf(group),
      group: own?.group ?? group,
      questions: questions.map((one, index) => ({ ...one, ...own?.questions[index] })),
    };
  });
}

/** Evidence as readers see it: a test's name without rows of the checklist and without its place for an example. */
export const evidenceText = (one: string): string =>
  one.replace(/(\[[A-Z]\d+[^\]]*\] )+/g, "").replace(/%s/g, "…");

/** The questions as CSV: group, question, answer, evidence. */
export function questionsCsv(groups: readonly QuestionGroup[], origin: string): string {
  const rows = groups.flatMap(({ group, questions }) =>
    questions.map(({ q, a, see }) => [
      group,
      q,
      a,
      see.map((one) => (one.startsWith("/") ? `${origin}${one}` : evidenceText(one))).join("\n"),
    ]),
  );
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const table = [["Group", "Question", "Answer", "Evidence"], ...rows];
  return `\uFEFF${table.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
