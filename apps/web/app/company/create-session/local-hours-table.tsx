import { cityOf, formatClock } from "../../i18n/format.ts";
import { TextButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { type LocalStart, outsideHours, workingHours } from "../shared/planning/local-hours.ts";
import { texts as createSessionTexts } from "./texts.ts";

const texts = createSessionTexts.people;
const share = (timeOfDay: number) => `${(timeOfDay / 24) * 100}%`;

/** The local start of all attendees, on a strip of their day. */
export function LocalHoursTable({
  starts,
  ownZone,
  unknown,
  better,
  onTime,
}: {
  starts: readonly LocalStart[];
  ownZone: string;
  /** How many of them have no time zone. */
  unknown: number;
  /** The start on that day that suits most people. */
  better: { time: string; outside: number } | null;
  onTime: (time: string) => void;
}) {
  const total = starts.reduce((sum, start) => sum + start.people, 0);
  const outside = outsideHours(starts);
  const kinder = better && better.outside < outside ? better : null;
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse tabular-nums">
        <caption className="mb-1 text-start text-sm text-ink-soft">{texts.theirs}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.city}</th>
            <th scope="col">{texts.local}</th>
            <td />
            <th scope="col">{texts.label}</th>
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <tr key={start.zone}>
              <th scope="row" className="w-px py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                <b>{cityOf(start.zone)}</b>{" "}
                <span className="text-sm text-ink-soft max-sm:block">
                  {start.zone === ownZone ? texts.youAnd(start.people) : texts.others(start.people)}
                </span>
              </th>
              <td className="w-px py-1.5 pe-4 text-end font-semibold whitespace-nowrap">
                {formatClock(start.time)}
              </td>
              <td className="py-1.5">
                <div
                  aria-hidden="true"
                  className="relative h-5 min-w-24 rounded-[4px] bg-raised shadow-[inset_0_0_0_1px_var(--line)]"
                >
                  <i
                    className="absolute inset-y-0 rounded-[3px] bg-tide-wash shadow-[inset_0_0_0_1px_var(--tide-line)]"
                    style={{ left: share(workingHours.opens), right: share(24 - workingHours.closes) }}
                  />
                  <b
                    className={`absolute -inset-y-0.5 rounded-[2px] ${start.inHours ? "bg-ember" : "m-coming shadow-[inset_0_0_0_1px_var(--ember)]"}`}
                    style={{ left: share(start.timeOfDay), width: share(1) }}
                  />
                </div>
              </td>
              <td className="w-px py-1.5 ps-4 text-sm whitespace-nowrap text-ink-soft max-md:sr-only">
                {start.label}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unknown > 0 && <p className="text-sm text-ink-soft">{texts.unknown(unknown)}</p>}
      {outside > 0 && (
        <Note kind="warn">
          {texts.outside(outside, total)}{" "}
          {kinder && (
            <>
              {texts.kinder(formatClock(kinder.time), kinder.outside)}{" "}
              <TextButton onClick={() => onTime(kinder.time)}>
                {texts.takeTime(formatClock(kinder.time))}
              </TextButton>
            </>
          )}
        </Note>
      )}
    </div>
  );
}
