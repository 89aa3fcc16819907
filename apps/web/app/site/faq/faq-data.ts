import type { questionGroups } from "../../help/questions.ts";

/** The questions as structured data for search engines. */
export function faqData(groups: typeof questionGroups) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ list }) =>
      list.map(({ q, a }) => ({
        "@type": "Question",
        name: q,
        acceptedAnswer: { "@type": "Answer", text: a.join(" ") },
      })),
    ),
  };
}
