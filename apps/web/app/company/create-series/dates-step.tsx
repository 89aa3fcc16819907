import type { Experience } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { zonesQuery } from "../../api/queries/reference.ts";
import type { Fields } from "../../forms/parse.ts";
import type { FormState } from "../../forms/use-form.ts";
import { zonedInstant } from "../../i18n/zoned.ts";
import { Button } from "../../ui/button.tsx";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { ZonePicker } from "../../ui/zone-picker.tsx";
import { DaysOff } from "../shared/planning/days-off.tsx";
import { Step } from "../shared/planning/step.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { ClockChangeNote } from "../shared/session/clock-change-note.tsx";
import { type PlannedDate, proposeAfter, type SeriesPlan, skip, withLength } from "./plan.ts";
import { texts as createSeriesTexts } from "./texts.ts";

const texts = createSeriesTexts.dates;
const intervals = [1, 2, 3, 4, 6, 8, 13];

export type SeriesPlanForm = FormState<SeriesPlan, keyof Fields<"seriesBody">>;

/** Step two: how many dates, how far apart, and each by itself. */
export function DatesStep({ form, experiences }: { form: SeriesPlanForm; experiences: Experience[] }) {
  const zones = useQuery(zonesQuery).data;
  const { dates, weeks, time, zone, people } = form.values;
  const theirZones = [...people.values()].map((person) => person.timezone ?? null);
  const slugs = experiences.map(({ slug }) => slug);
  const set = (index: number, part: Partial<PlannedDate>) => {
    const changed = dates.map((date, at) => (at === index ? { ...date, ...part } : date));
    // The first day proposes the others; the others are changed by hand, one by one.
    form.set({ dates: index === 0 && part.day ? proposeAfter(changed, 0, weeks) : changed });
  };
  return (
    <Step
      number={2}
      heading={texts.heading}
      done={dates.every(
        ({ day, experience }, index) =>
          day &&
          experience &&
          !form.error(`sessions.${index}.starts_at`) &&
          !form.error(`sessions.${index}.experience`),
      )}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[auto_9rem_8rem_1fr]">
        <Field label={texts.number} {...form.group("sessions")}>
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
              form.set((plan) => ({ dates: withLength(plan, count, slugs) }));
            }}
          />
        </Field>
        <Field label={texts.every}>
          <Select
            value={weeks}
            onChange={(event) => {
              const next = Number(event.target.value);
              form.set({ weeks: next, dates: proposeAfter(dates, 0, next) });
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
          <TimeSelect value={time} onChange={(next) => form.set({ time: next })} />
        </Field>
        <Field label={planningTexts.zone} {...form.group("timezone")}>
          <ZonePicker value={zone} zones={zones ?? [zone]} onChange={(next) => form.set({ zone: next })} />
        </Field>
      </div>
      <ol aria-label={texts.list} className="grid gap-4">
        {dates.map((date, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a date has nothing but its position
            key={index}
            className="grid items-start gap-3 rounded-md border border-line p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]"
          >
            <Field label={texts.date(index + 1)} {...form.group(`sessions.${index}.starts_at`)}>
              <DatePicker value={date.day} zone={zone} onChange={(day) => set(index, { day })} />
            </Field>
            <Field label={texts.adventure(index + 1)} {...form.group(`sessions.${index}.experience`)}>
              <Select
                value={date.experience}
                onChange={(event) => set(index, { experience: event.target.value })}
              >
                <option value="">{texts.choose}</option>
                {experiences.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    <bdi>{title}</bdi>
                  </option>
                ))}
              </Select>
            </Field>
            <Button
              size="lg"
              className="sm:max-lg:col-span-2 sm:max-lg:justify-self-start lg:mt-7.5"
              disabled={!date.day}
              aria-label={texts.skipLabel(index + 1)}
              onClick={() => form.set((plan) => ({ dates: skip(plan, index) }))}
            >
              {texts.skip}
            </Button>
            {date.day && (
              <div className="sm:col-span-full not-has-[p]:-mt-3">
                <div role="status">
                  <ClockChangeNote
                    startsAt={zonedInstant(date.day, time, zone)}
                    zone={zone}
                    requested={time}
                  />
                </div>
                <DaysOff startsAt={zonedInstant(date.day, time, zone)} zones={[zone, ...theirZones]} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{texts.note}</p>
    </Step>
  );
}
