import { DayPicker } from "react-day-picker";
import { browserZone, dayOf, formatLongDate, formatMonth, noonOf } from "../i18n/format.ts";
import { firstDayOfWeek, formatWeekday } from "../i18n/week.ts";
import { texts as uiTexts } from "./texts.ts";

const day =
  "size-11 rounded-sm tabular-nums hover:bg-hover disabled:text-ink-soft/60 disabled:line-through disabled:hover:bg-transparent";

/** In the language of the page: the library alone writes English. */
const monthOf = (date: Date) => formatMonth(dayOf(date).slice(0, 7));
const nameOf = (date: Date) => formatLongDate(date, browserZone());

/** The calendar of `DatePicker`. Days are handled at noon, away from clock changes. */
export default function Calendar({
  value,
  from,
  onChange,
}: {
  value: string;
  from: string;
  onChange: (day: string) => void;
}) {
  const weekStart = (firstDayOfWeek() % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  const chosen = value ? noonOf(value) : undefined;
  const texts = uiTexts.calendar;
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      selected={chosen}
      defaultMonth={chosen ?? noonOf(from)}
      startMonth={noonOf(from)}
      today={noonOf(from)}
      disabled={{ before: noonOf(from) }}
      weekStartsOn={weekStart}
      onSelect={(date) => onChange(dayOf(date))}
      formatters={{ formatCaption: monthOf, formatWeekdayName: (date) => formatWeekday(date, "short") }}
      labels={{
        labelGrid: monthOf,
        labelWeekday: (date) => formatWeekday(date, "long"),
        labelDayButton: (date, { today, selected }) => {
          const name = today ? texts.today(nameOf(date)) : nameOf(date);
          return selected ? texts.selected(name) : name;
        },
        labelNext: () => texts.next,
        labelPrevious: () => texts.previous,
      }}
      classNames={{
        months: "relative",
        month_caption: "flex h-11 items-center px-2 font-display text-lg font-medium",
        nav: "absolute top-0 end-0 flex",
        button_previous: "grid size-11 place-items-center rounded-sm hover:bg-hover aria-disabled:opacity-40",
        button_next: "grid size-11 place-items-center rounded-sm hover:bg-hover aria-disabled:opacity-40",
        chevron: "size-5 fill-current text-ink-soft",
        month_grid: "border-collapse",
        weekday: "h-8 text-center text-sm font-medium text-ink-soft",
        day: "p-0 text-center",
        day_button: day,
        today: "font-semibold text-ember",
        selected: "[&>button]:bg-ember [&>button]:font-semibold [&>button]:text-on-ember",
        outside: "opacity-50",
      }}
    />
  );
}
