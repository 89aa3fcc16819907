import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { type People, peopleIn } from "../shared/people-picker/people.ts";
import { Picker } from "../shared/people-picker/picker.tsx";
import type { SplitBase } from "../shared/people-picker/split-dialog.tsx";
import { actionTexts } from "../shared/session/action-texts.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.adding;

/** Chooses the attendees. */
export default function AttendeeDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [chosen, setChosen] = useState<People>(() => peopleIn(session));
  const conflict = useEditConflict(session, ["attendees"]);
  const stale = conflict.changes.length > 0;
  const save = useMutation({
    mutationFn: () => {
      const body = { consumer_ids: [...chosen.keys()] };
      return conflict.save((version) => sessionApi.setAttendees(session.id, body, version));
    },
    onSuccess: () => {
      toast.good(actionTexts.done.attendees);
      onClose();
    },
  });
  const tooMany = chosen.size > limits.seatsMax;
  const over = session.seats !== null && chosen.size > session.seats;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.description(session.seats)}
      wide
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button
            tone="primary"
            disabled={stale || tooMany}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            {texts.save(chosen.size)}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-3">
        <StaleNote session={session} base={conflict} onTheirs={() => setChosen(peopleIn(session))} />
        <Picker chosen={chosen} onChange={setChosen} split={splitOf(session)} />
        {over && !tooMany && <Note kind="warn">{texts.over(session.seats ?? 0)}</Note>}
        {save.error && !stale && <FieldError>{messageFor(save.error)}</FieldError>}
      </div>
    </Dialog>
  );
}

/** New drafts like this session, for people whom it has no room for. */
function splitOf({
  title,
  experience,
  language,
  hosting,
  notes,
  greeting,
  timezone,
  starts_at,
}: Session): SplitBase {
  // A start that has passed would be rejected.
  const isAhead = starts_at !== null && Date.parse(starts_at) > Date.now();
  return {
    title,
    experience,
    language,
    hosting,
    notes,
    greeting,
    timezone,
    starts_at: isAhead ? starts_at : null,
  };
}
