import type { Session } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { sessionCalls } from "../api.ts";

const texts = t.session.editing;

/** Title and note of a session that people may have heard of already. */
export function EditDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [title, setTitle] = useState(session.title);
  const [notes, setNotes] = useState(session.notes);
  const save = useMutation({
    mutationFn: () => sessionCalls.update(session.id, { title, notes }),
    onSuccess: () => {
      toast.good(t.sessions.done.updated);
      onClose();
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{t.ui.cancel}</Button>
          <Button tone="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="mt-2 grid gap-4">
        <Field label={t.create.story.title} error={fields.title?.[0]}>
          <Input value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label={t.create.seats.note} optional={t.ui.optional} error={fields.notes?.[0]}>
          <Textarea value={notes} onChange={(event) => setNotes(event.target.value)} />
        </Field>
        {save.error && Object.keys(fields).length === 0 && <FieldError>{messageFor(save.error)}</FieldError>}
      </div>
    </Dialog>
  );
}
