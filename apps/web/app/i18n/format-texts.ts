/** What `Intl` has no words for. */
export const agoTexts = {
  /** Two units at most, the largest first. */
  ahead: (days: number, hours: number, minutes: number): string => {
    if (days > 0) return `in ${days} ${days === 1 ? "day" : "days"}${hours > 0 ? `, ${hours} h` : ""}`;
    if (hours > 0) return `in ${hours} h${minutes > 0 ? `, ${minutes} min` : ""}`;
    return `in ${minutes} min`;
  },
  now: "just now",
  minute: "a minute ago",
};
