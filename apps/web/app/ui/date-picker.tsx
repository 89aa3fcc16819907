import { CalendarDays } from "lucide-react";
import { lazy, Suspense } from "react";
import { formatDay } from "../i18n/format.ts";
import { wallTime } from "../i18n/zoned.ts";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";
import { controlStyle } from "./input.tsx";
import { Popover } from "./popover.tsx";
import { Skeleton } from "./skeleton.tsx";
import { texts as uiTexts } from "./texts.ts";

interface DayProps {
  value: string;
  /** Today, the first day that can be chosen. */
  from: string;
  onChange: (day: string) => void;
}

interface Props extends Omit<DayProps, "from"> {
  /** Days count as past in this time zone, where it may still be yesterday. */
  zone: string;
}

const Calendar = lazy(() => import("./calendar.tsx").catch(() => ({ default: PlainDay })));

/** The browser's own date input, used when the calendar cannot be loaded. */
function PlainDay({ value, from, onChange }: DayProps) {
  return (
    <input
      type="date"
      aria-label={uiTexts.chooseDay}
      className={controlStyle}
      value={value}
      min={from}
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  );
}

/** A day, as `2026-12-03`. The calendar loads when it is first opened. */
export function DatePicker({ value, zone, onChange }: Props) {
  const links = useFieldLinks();
  return (
    <Popover
      label={uiTexts.chooseDay}
      align="start"
      className="p-4"
      trigger={
        <button
          type="button"
          {...links}
          className={cn(
            controlStyle,
            "flex items-center justify-between gap-1.5 pe-2.5 text-start tabular-nums",
          )}
        >
          <span className={cn("truncate", !value && "text-ink-soft")}>
            {value ? formatDay(value) : uiTexts.chooseDay}
          </span>
          <CalendarDays aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-ink-soft" />
        </button>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-72 w-76" />}>
          <Calendar
            value={value}
            from={wallTime(new Date(), zone)[0]}
            onChange={(day) => {
              onChange(day);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
