import { dateLocale, regionalLocale } from "./locale.ts";

/** The reader's first day of the week, from Monday (1) to Sunday (7). */
export function firstDayOfWeek(): number {
  const locale = new Intl.Locale(regionalLocale()) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** `Thu` or `Thursday`, in the browser's time zone. */
export const formatWeekday = (day: Date, weekday: "short" | "long"): string =>
  new Intl.DateTimeFormat(dateLocale(), { weekday }).format(day);
