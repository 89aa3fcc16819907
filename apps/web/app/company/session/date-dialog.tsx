import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { zonesQuery } from "../../api/queries/reference.ts";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { FieldErrors } from "../../forms/outcome.ts";
import { useForm } from "../../forms/use-form.ts";
import { browserZone } from "../../i18n/format.ts";
import { wallTime, zonedInstant } from "../../i18n/zoned.ts";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Field } from "../../ui/field.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { toast } from "../../ui/toast.ts";
import { ZonePicker } from "../../ui/zone-picker.tsx";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { DaysOff, zonesOf } from "../shared/planning/days-off.tsx";
import { startError } from "../shared/planning/plan.ts";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { BothClocks } from "../shared/session/both-clocks.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.dating;

/** Sets or changes the start. */
export default function DateDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const zones = useQuery(zonesQuery);
  const conflict = useEditConflict(session, ["start"]);
  const stale = conflict.changes.length > 0;
  const form = useForm({
    schema: "dateBody",
    initial: startOf(session, session.timezone ?? browserZone()),
    body: ({ day, time, timezone }) => {
      const starts_at = zonedInstant(day, time, timezone, session.starts_at);
      const past = startError(starts_at);
      if (past) throw new FieldErrors({ starts_at: past });
      return { starts_at, timezone };
    },
    send: (date) => conflict.save((version) => sessionApi.setDate(session.id, date, version)),
    done() {
      toast.good(actionTexts.done.date);
      onClose();
    },
  });
  const { day, time, timezone } = form.values;
  const startsAt = day ? zonedInstant(day, time, timezone, session.starts_at) : null;
  return (
    <FormDialog
      form={stale ? { ...form, failure: null } : form}
      onClose={onClose}
      title={texts.title}
      description={texts.text(session.counts.invited)}
      submit={texts.submit}
      disabled={!day || stale}
    >
      <StaleNote
        session={session}
        base={conflict}
        onTheirs={() => {
          const theirs = startOf(session, session.timezone ?? timezone);
          form.set(theirs.day ? theirs : { timezone: theirs.timezone });
        }}
      />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem] sm:gap-4">
        <Field label={planningTexts.day} {...form.group("starts_at")}>
          <DatePicker value={day} zone={timezone} onChange={(next) => form.set({ day: next })} />
        </Field>
        <Field label={planningTexts.start}>
          <TimeSelect value={time} onChange={(next) => form.set({ time: next })} />
        </Field>
      </div>
      <Field label={planningTexts.zone} {...form.group("timezone")}>
        <ZonePicker
          value={timezone}
          zones={zones.data ?? [timezone]}
          onChange={(next) => form.set({ timezone: next })}
        />
      </Field>
      {startsAt && <BothClocks startsAt={startsAt} zone={timezone} requested={time} />}
      {startsAt && <DaysOff startsAt={startsAt} zones={zonesOf(session, timezone)} />}
    </FormDialog>
  );
}

/** The session's start as it is entered. */
function startOf({ starts_at }: Session, timezone: string) {
  const [day, time] = starts_at ? wallTime(starts_at, timezone) : ["", "14:00"];
  return { day, time, timezone };
}
