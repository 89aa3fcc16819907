/** Security questions. The questions are in `content/security/questions.json`. */
export const texts = {
  title: "Security questions",
  description:
    "What security teams ask before they buy: hosting, encryption, access, logging, retention, incidents, continuity, and privacy. One sentence each, and a plain no where the answer is no.",
  heading: "What your security team will ask.",
  intro: (count: number) =>
    `${count} questions, each answered in one sentence. Where the answer is no, it says no. Below each answer is where you can check it: a page, a document, or a test of the project’s source.`,
  csv: "Download as CSV",
  inEnglish: (address: string) => `${address} (in English)`,
  security: "Security",
};
