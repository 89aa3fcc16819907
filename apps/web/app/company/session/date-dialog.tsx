import type { Session } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { zonesQuery } from "../../api/queries/reference.ts";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { browserZone } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { wallTime, zonedInstant } from "../../i18n/zoned.ts";
import { Button } from "../../ui/button.tsx";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { toast } from "../../ui/toast.ts";
import { ZonePicker } from "../../ui/zone-picker.tsx";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { startError } from "../shared/planning/plan.ts";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { BothClocks } from "../shared/session/both-clocks.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.dating;

/** Sets or changes the start. */
export default function DateDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const zones = useQuery(zonesQuery);
  const [zone, setZone] = useState(session.timezone ?? browserZone());
  const [start, setStart] = useState(() =>
    session.starts_at ? wallTime(session.starts_at, zone) : (["", "14:00"] as [string, string]),
  );
  const [day, time] = start;
  const conflict = useEditConflict(session, ["start"]);
  const stale = conflict.changes.length > 0;
  const chosen = day ? zonedInstant(day, time, zone, session.starts_at) : null;
  const save = useMutation({
    mutationFn: async () => {
      const starts_at = zonedInstant(day, time, zone, session.starts_at);
      const past = startError(starts_at);
      if (past) throw new Error(past);
      const date = { starts_at, timezone: zone };
      await conflict.save((version) => sessionApi.setDate(session.id, date, version));
    },
    onSuccess: () => {
      toast.good(actionTexts.done.date);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text(session.counts.invited)}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone="primary" disabled={!day || stale} busy={save.isPending} onClick={() => save.mutate()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <StaleNote
          session={session}
          base={conflict}
          onTheirs={() => {
            const theirs = session.timezone ?? zone;
            setZone(theirs);
            if (session.starts_at) setStart(wallTime(session.starts_at, theirs));
          }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3 sm:grid-cols-[minmax(0,1fr)_8rem] sm:gap-4">
          <Field label={planningTexts.day}>
            <DatePicker value={day} zone={zone} onChange={(next) => setStart([next, time])} />
          </Field>
          <Field label={planningTexts.start}>
            <TimeSelect value={time} onChange={(next) => setStart([day, next])} />
          </Field>
        </div>
        <Field label={planningTexts.zone} error={save.error && !stale ? messageFor(save.error) : undefined}>
          <ZonePicker value={zone} zones={zones.data ?? [zone]} onChange={setZone} />
        </Field>
        {chosen && <BothClocks startsAt={chosen} zone={zone} requested={time} />}
      </div>
    </Dialog>
  );
}
