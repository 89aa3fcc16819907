import { formatClock } from "../i18n/format.ts";
import { Select } from "./select.tsx";

const quarters = Array.from({ length: 96 }, (_, index) => {
  const minutes = index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});

/** A time of day in quarter hours, with values such as `14:00`. A stored time between two quarters stays selectable. */
export function TimeSelect({ value, onChange }: { value: string; onChange: (time: string) => void }) {
  const times = quarters.includes(value) || !value ? quarters : [...quarters, value].sort();
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)} className="tabular-nums">
      {times.map((time) => (
        <option key={time} value={time}>
          {formatClock(time)}
        </option>
      ))}
    </Select>
  );
}
