import type { Consumer } from "@lantern/contract/http";
import { participantApi } from "../../../api/queries/participants.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "./model.ts";
import { PersonFields, usePersonForm } from "./person-fields.tsx";
import { texts } from "./texts.ts";

/** Edits a participant. */
export function EditDialog({ person, onClose }: { person: Consumer; onClose: () => void }) {
  const form = usePersonForm({
    person,
    // Only fields changed here are sent, so that another administrator's changes stay.
    send: (_, { changed }) => participantApi.change(person.id, changed),
    done(saved) {
      toast.good(texts.edit.saved, nameOf(saved));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.edit.title(nameOf(person))}
      wide
      submit={texts.edit.save}
    >
      <PersonFields form={form} />
    </FormDialog>
  );
}
