import type { Session } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PeoplePicker } from "../../participants/components/people-picker.tsx";
import { sessionCalls } from "../api.ts";

const texts = t.session.adding;

/** Chooses who attends. */
export function AttendeeDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(session.attendees.map((attendee) => attendee.consumer_id)),
  );
  const save = useMutation({
    mutationFn: () => sessionCalls.setAttendees(session.id, [...chosen]),
    onSuccess: () => {
      toast.good(t.sessions.done.attendees);
      onClose();
    },
  });
  const over = session.seats !== null && chosen.size > session.seats;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.description(session.seats)}
      className="w-[min(560px,calc(100vw-2rem))]"
      actions={
        <>
          <Button onClick={onClose}>{t.ui.cancel}</Button>
          <Button tone="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {texts.save(chosen.size)}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-3">
        <PeoplePicker chosen={chosen} onChange={setChosen} />
        {over && <Note kind="warn">{texts.over(session.seats ?? 0)}</Note>}
        {save.error && <FieldError>{messageFor(save.error)}</FieldError>}
      </div>
    </Dialog>
  );
}
