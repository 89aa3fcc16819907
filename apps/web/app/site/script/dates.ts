import { formatDay, formatLongDay } from "../../i18n/format.ts";

/** Writes the built days of the page as the reader's region does. */
export function localizeDays(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-day]"))
    time.textContent = formatDay(time.dateTime);
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-long-day]")) {
    const built = time.dataset.longDay ?? "";
    time.textContent = (time.textContent ?? "").replace(built, formatLongDay(time.dateTime));
  }
}
