import { formatNumber } from "../../../i18n/format.ts";

export const texts = {
  title: "Pages that teams share",
  intro:
    "Anybody with the link can open them. They show the ending of a team, nothing about your company, and a first name only if that person has switched it on. Company settings say whether teams may share pages, and for how long.",
  open: "Open the page",
  shared: (day: string, end: string) => `Shared on ${day}, ends on ${end}`,
  names: (count: number): string =>
    count === 0 ? "no names" : count === 1 ? "1 first name" : `${formatNumber(count)} first names`,
  end: "End",
  endOf: (ending: string) => `End the page “${ending}”`,
  confirmText: "Its link stops working at once. The team can share a new page, with a new link.",
  confirm: "End the page",
  ended: "Page ended",
};
