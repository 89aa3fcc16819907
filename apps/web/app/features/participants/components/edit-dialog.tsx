import { zodResolver } from "@hookform/resolvers/zod";
import { type Consumer, consumerBody } from "@lantern/contract/http";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { participantApi } from "../api.ts";
import { nameOf } from "../model.ts";
import { type PersonDraft, PersonFields, personFields } from "./person-fields.tsx";

/** Edits a participant. */
export function EditDialog({ person, onClose }: { person: Consumer; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [original] = useState(person);
  const form = useForm({
    resolver: zodResolver(consumerBody),
    defaultValues: {
      first_name: person.first_name ?? "",
      last_name: person.last_name ?? "",
      email: person.email,
      department: person.department,
      office: person.office,
      timezone: person.timezone,
    } as PersonDraft,
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      // Only fields changed here are sent, so that another administrator's changes stay.
      const body = Object.fromEntries(
        personFields
          .filter((name) => differs(values[name], original[name]))
          .map((name) => [name, values[name]]),
      );
      const changed = await participantApi.change(person.id, body);
      toast.good(t.participants.edit.saved, nameOf(changed));
      onClose();
    } catch (error) {
      setFailure(showServerErrors(error, personFields, form.setError));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.participants.edit.title(nameOf(person))}
      className="w-[min(560px,calc(100vw-2rem))]"
      actions={
        <>
          <Button onClick={onClose}>{t.ui.cancel}</Button>
          <Button tone="primary" busy={isSubmitting} onClick={submit}>
            {t.participants.edit.save}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
        <PersonFields form={form} />
        {failure && <FieldError>{failure}</FieldError>}
      </form>
    </Dialog>
  );
}

const differs = (now: string | null | undefined, before: string | null) => (now || null) !== (before || null);
