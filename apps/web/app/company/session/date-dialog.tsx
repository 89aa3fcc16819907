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
import { startError } from "../create-session/plan.ts";
import { texts as createSessionTexts } from "../create-session/texts.ts";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { actionTexts } from "./action-texts.ts";
import { BothClocks } from "./both-clocks.tsx";
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
          <Field label={createSessionTexts.people.day}>
            <DatePicker value={day} zone={zone} onChange={(next) => setStart([next, time])} />
          </Field>
          <Field label={createSessionTexts.people.start}>
            <TimeSelect value={time} onChange={(next) => setStart([day, next])} />
          </Field>
        </div>
        <Field
          label={createSessionTexts.people.zone}
          error={save.error && !stale ? messageFor(save.error) : undefined}
        >
          <ZonePicker value={zone} zones={zones.data ?? [zone]} onChange={setZone} />
        </Field>
        {chosen && <BothClocks startsAt={chosen} zone={zone} requested={time} />}
      </div>
    </Dialog>
  );
}
