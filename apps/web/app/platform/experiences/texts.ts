import { formatNumber } from "../../i18n/format.ts";
export const texts = {
  sub: "Companies can’t choose a withdrawn adventure for new sessions. Existing sessions keep it.",
  published: "Published",
  withdrawn: "Withdrawn",
  localOnly: "Local mode only",
  facts: (minutes: string, planned: number, played: number) =>
    `${minutes} minutes, ${formatNumber(planned)} sessions planned, ${formatNumber(played)} played`,
  withdraw: "Withdraw…",
  publish: "Publish…",
  withdrawTitle: (title: string) => `Withdraw ${title}?`,
  withdrawText: "Companies won’t be able to choose it. Existing sessions go ahead as planned.",
  publishTitle: (title: string) => `Publish ${title}?`,
  publishText: "Every company will be able to choose it.",
  withdrawnDone: (title: string) => `${title} is withdrawn.`,
  publishedDone: (title: string) => `${title} is published.`,
};
