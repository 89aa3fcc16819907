import { Popover } from "@base-ui/react/popover";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatDay } from "../i18n/format.ts";
import { t } from "../i18n/index.ts";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";
import { controlStyle } from "./input.tsx";
import { Skeleton } from "./skeleton.tsx";

interface DayProps {
  value: string;
  /** The first day that can be chosen. */
  from: string;
  onChange: (day: string) => void;
}

const Calendar = lazy(() => import("./calendar.tsx").catch(() => ({ default: PlainDay })));

/** The browser's own date input, used when the calendar cannot be loaded. */
function PlainDay({ value, from, onChange }: DayProps) {
  return (
    <input
      type="date"
      aria-label={t.ui.chooseDay}
      className={controlStyle}
      value={value}
      min={from}
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  );
}

/** A day, as `2026-12-03`. The calendar loads when it is first opened. */
export function DatePicker({ value, from, onChange }: DayProps) {
  const [open, setOpen] = useState(false);
  const links = useFieldLinks();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        {...links}
        className={cn(
          controlStyle,
          "flex items-center justify-between gap-1.5 pr-2.5 text-left tabular-nums",
        )}
      >
        <span className={cn("truncate", !value && "text-ink-soft")}>
          {value ? formatDay(value) : t.ui.chooseDay}
        </span>
        <CalendarDays aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-ink-soft" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="start" className="z-40">
          <Popover.Popup
            aria-label={t.ui.chooseDay}
            className="rounded-md border border-line bg-page p-4 text-ink shadow-md outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Suspense fallback={<Skeleton className="h-72 w-76" />}>
              <Calendar
                value={value}
                from={from}
                onChange={(day) => {
                  onChange(day);
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
