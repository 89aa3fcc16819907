import { formatNumber } from "../../i18n/format.ts";
export const texts = {
  title: "Find",
  label: "A page, an action, a name, or a title",
  pages: "Pages",
  actions: "Actions",
  sessions: "Sessions",
  people: "People",
  companies: "Companies",
  answers: "Questions and answers",
  searching: "Searching…",
  failed: "We couldn’t search your lists. Pages and actions are still here.",
  count: (n: number) => (n === 0 ? "Nothing matches." : n === 1 ? "1 match" : `${formatNumber(n)} matches`),
};
