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
