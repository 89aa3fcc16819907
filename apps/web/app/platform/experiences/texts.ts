export const texts = {
  title: "Experiences",
  sub: "New sessions can’t use an experience that you withdraw. Existing sessions keep it.",
  published: "Published",
  withdrawn: "Withdrawn",
  localOnly: "Local mode only",
  facts: (minutes: string, planned: number, played: number) =>
    `${minutes} minutes, ${planned} sessions planned, ${played} played`,
  withdraw: "Withdraw…",
  publish: "Publish…",
  withdrawTitle: (title: string) => `Withdraw ${title}?`,
  withdrawText: "Companies can no longer choose it. Existing sessions take place as planned.",
  publishTitle: (title: string) => `Publish ${title}?`,
  publishText: "Every company can choose it from now on.",
  withdrawnDone: (title: string) => `${title} is withdrawn.`,
  publishedDone: (title: string) => `${title} is published.`,
};
