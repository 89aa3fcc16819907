import type { Experience } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { zonesQuery } from "../../api/queries/reference.ts";
import { zonedInstant } from "../../i18n/zoned.ts";
import { Button } from "../../ui/button.tsx";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { ZonePicker } from "../../ui/zone-picker.tsx";
import { Step } from "../shared/planning/step.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { ClockChangeNote } from "../shared/session/clock-change-note.tsx";
import { errorField, type PlannedDate, proposeAfter, type SeriesPlan, skip, withLength } from "./plan.ts";
import { texts as createSeriesTexts } from "./texts.ts";

const texts = createSeriesTexts.dates;
const intervals = [1, 2, 3, 4, 6, 8, 13];

export interface SeriesStepProps {
  plan: SeriesPlan;
  errors: Record<string, string>;
  change: (part: Partial<SeriesPlan> | ((now: SeriesPlan) => Partial<SeriesPlan>)) => void;
}

/** Step two: how many dates, how far apart, and each by itself. */
export function DatesStep({
  plan,
  errors,
  change,
  experiences,
}: SeriesStepProps & { experiences: Experience[] }) {
  const zones = useQuery(zonesQuery).data;
  const { dates, weeks } = plan;
  const slugs = experiences.map(({ slug }) => slug);
  const set = (index: number, part: Partial<PlannedDate>) => {
    const changed = dates.map((date, at) => (at === index ? { ...date, ...part } : date));
    // The first day proposes the others; the others are changed by hand, one by one.
    change({ dates: index === 0 && part.day ? proposeAfter(changed, 0, weeks) : changed });
  };
  return (
    <Step
      number={2}
      heading={texts.heading}
      done={dates.every(({ day, experience }) => day && experience) && Object.keys(errors).length === 0}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[auto_9rem_8rem_1fr]">
        <Field label={texts.number} error={errors.sessions}>
          <Stepper
            value={dates.length}
            min={limits.seriesMin}
            max={limits.seriesMax}
            fewer={texts.fewer}
            more={texts.more}
            onChange={(length) => {
              const count = Math.min(
                limits.seriesMax,
                Math.max(limits.seriesMin, length || limits.seriesMin),
              );
              change({ dates: withLength(plan, count, slugs) });
            }}
          />
        </Field>
        <Field label={texts.every}>
          <Select
            value={weeks}
            onChange={(event) => {
              const next = Number(event.target.value);
              change({ weeks: next, dates: proposeAfter(dates, 0, next) });
            }}
          >
            {intervals.map((interval) => (
              <option key={interval} value={interval}>
                {texts.weeks(interval)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={planningTexts.start}>
          <TimeSelect value={plan.time} onChange={(time) => change({ time })} />
        </Field>
        <Field label={planningTexts.zone} error={errors.timezone}>
          <ZonePicker value={plan.zone} zones={zones ?? [plan.zone]} onChange={(zone) => change({ zone })} />
        </Field>
      </div>
      <ol aria-label={texts.list} className="grid gap-4">
        {dates.map((date, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a date has nothing but its position
            key={index}
            className="grid items-end gap-3 rounded-md border border-line p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]"
          >
            <Field label={texts.date(index + 1)} error={errors[errorField(index, "starts_at")]}>
              <DatePicker value={date.day} zone={plan.zone} onChange={(day) => set(index, { day })} />
            </Field>
            <Field label={texts.adventure(index + 1)} error={errors[errorField(index, "experience")]}>
              <Select
                value={date.experience}
                onChange={(event) => set(index, { experience: event.target.value })}
              >
                <option value="">{texts.choose}</option>
                {experiences.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Button
              size="lg"
              className="sm:max-lg:col-span-2 sm:max-lg:justify-self-start"
              disabled={!date.day}
              aria-label={texts.skipLabel(index + 1)}
              onClick={() => change({ dates: skip(plan, index) })}
            >
              {texts.skip}
            </Button>
            {date.day && (
              <div role="status" className="empty:hidden sm:col-span-full">
                <ClockChangeNote
                  startsAt={zonedInstant(date.day, plan.time, plan.zone)}
                  zone={plan.zone}
                  requested={plan.time}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{texts.note}</p>
    </Step>
  );
}
