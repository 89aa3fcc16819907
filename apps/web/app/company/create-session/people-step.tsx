import { useQuery } from "@tanstack/react-query";
import { pageConfig } from "../../api/page-config.ts";
import { zonesQuery } from "../../api/queries/reference.ts";
import { browserZone } from "../../i18n/format.ts";
import { zonedInstant } from "../../i18n/zoned.ts";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Field } from "../../ui/field.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ZonePicker } from "../../ui/zone-picker.tsx";
import { Picker } from "../shared/people-picker/picker.tsx";
import { DaysOff } from "../shared/planning/days-off.tsx";
import { betterTime, localStarts } from "../shared/planning/local-hours.ts";
import { splitOf, startOf, withPeople } from "../shared/planning/plan.ts";
import { Step } from "../shared/planning/step.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { BothClocks } from "../shared/session/both-clocks.tsx";
import { LocalHoursTable } from "./local-hours-table.tsx";
import { texts as createSessionTexts } from "./texts.ts";
import type { PlanForm } from "./use-plan.ts";

const texts = createSessionTexts.people;

/** Step two: the attendees and the start in their time zones. */
export function PeopleStep({ form, onSplit }: { form: PlanForm; onSplit: () => void }) {
  const plan = form.values;
  const zones = useQuery(zonesQuery);
  const now = useNow(60_000);
  const startsAt = startOf(plan);
  // Nobody whose zone is unknown counts as being in working hours.
  const theirZones = [...plan.people.values()].map((person) => person.timezone ?? null);
  return (
    <Step
      number={2}
      heading={texts.heading}
      done={plan.people.size > 0 && startsAt !== null && !form.error("starts_at")}
    >
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 font-semibold">{planningTexts.who}</legend>
        <Picker
          chosen={plan.people}
          onChange={(choose) => form.set((current) => withPeople(current, choose(current.people)))}
          split={splitOf(plan, pageConfig().local)}
          onSplit={onSplit}
        />
        <p className="text-sm text-ink-soft" role="status">
          {planningTexts.count(plan.people.size)}
        </p>
      </fieldset>
      <div className="grid items-start gap-4 md:grid-cols-[1fr_8rem_1.2fr]">
        <Field label={planningTexts.day} {...form.group("starts_at")}>
          <DatePicker value={plan.day} zone={plan.zone} onChange={(day) => form.set({ day })} />
        </Field>
        <Field label={planningTexts.start}>
          <TimeSelect value={plan.time} onChange={(time) => form.set({ time })} />
        </Field>
        <Field label={planningTexts.zone} {...form.group("timezone")}>
          <ZonePicker
            value={plan.zone}
            zones={zones.data ?? [plan.zone]}
            onChange={(zone) => form.set({ zone })}
          />
        </Field>
      </div>
      {!plan.day && <p className="text-sm text-ink-soft">{texts.undecided}</p>}
      {startsAt && <BothClocks startsAt={startsAt} zone={plan.zone} requested={plan.time} />}
      {startsAt && <DaysOff startsAt={startsAt} zones={[plan.zone, ...theirZones]} />}
      {startsAt && (
        <LocalHoursTable
          starts={localStarts(startsAt, browserZone(), theirZones)}
          ownZone={browserZone()}
          unknown={theirZones.filter((zone) => zone === null).length}
          better={betterTime(
            (time) => zonedInstant(plan.day, time, plan.zone),
            browserZone(),
            theirZones,
            now,
          )}
          onTime={(time) => form.set({ time })}
        />
      )}
    </Step>
  );
}
