import type { Consumer } from "@lantern/contract/http";
import { useId, useState } from "react";
import { participantApi } from "../../../api/queries/participants.ts";
import { useForm } from "../../../forms/use-form.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "./model.ts";
import { PersonFields, personFields, readPerson } from "./person-fields.tsx";
import { texts } from "./texts.ts";

/** Edits a participant. */
export function EditDialog({ person, onClose }: { person: Consumer; onClose: () => void }) {
  const id = useId();
  const [original] = useState(person);
  const { props, errors, failure, busy } = useForm({
    schema: "consumerBody",
    read: readPerson,
    send(values) {
      // Only fields changed here are sent, so that another administrator's changes stay.
      const changed = personFields.filter((name) => differs(values[name], original[name]));
      return participantApi.change(
        person.id,
        Object.fromEntries(changed.map((name) => [name, values[name]])),
      );
    },
    done(changed) {
      toast.good(texts.edit.saved, nameOf(changed));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.edit.title(nameOf(person))}
      wide
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {texts.edit.save}
          </Button>
        </>
      }
    >
      <form {...props} id={id} className="mt-3 grid gap-4">
        <PersonFields person={original} errors={errors} />
        {failure && <FieldError>{failure}</FieldError>}
      </form>
    </Dialog>
  );
}

const differs = (now: string | null | undefined, before: string | null) => (now || null) !== (before || null);
