import type { Session } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, messageFor } from "../../api/error.ts";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { toast } from "../../ui/toast.ts";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.editing;

/** Edits title and note of a session that people have already been invited to. */
export default function EditDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [title, setTitle] = useState(session.title);
  const [notes, setNotes] = useState(session.notes);
  const conflict = useEditConflict(session, ["title", "notes"]);
  const save = useMutation({
    mutationFn: () => conflict.save((version) => sessionApi.update(session.id, { title, notes }, version)),
    onSuccess: () => {
      toast.good(actionTexts.done.updated);
      onClose();
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const stale = conflict.changes.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone="primary" disabled={stale} busy={save.isPending} onClick={() => save.mutate()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="mt-2 grid gap-4">
        <StaleNote
          session={session}
          base={conflict}
          onTheirs={() => {
            setTitle(session.title);
            setNotes(session.notes);
          }}
        />
        <Field label={planningTexts.title} error={fields.title?.[0]}>
          <Input value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label={planningTexts.note} optional={uiTexts.optional} error={fields.notes?.[0]}>
          <Textarea value={notes} onChange={(event) => setNotes(event.target.value)} />
        </Field>
        {save.error && !stale && Object.keys(fields).length === 0 && (
          <FieldError>{messageFor(save.error)}</FieldError>
        )}
      </div>
    </Dialog>
  );
}
