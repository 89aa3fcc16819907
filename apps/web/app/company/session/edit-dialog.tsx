import type { Session } from "@lantern/contract/http";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { toast } from "../../ui/toast.ts";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { CostCenterField } from "../shared/planning/run-fields.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.editing;

/** Edits title, note and cost center of a session that people have already been invited to. */
export default function EditDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const conflict = useEditConflict(session, ["title", "notes"]);
  const stale = conflict.changes.length > 0;
  const form = useForm({
    schema: "sessionBody",
    initial: valuesOf(session),
    body: ({ cost_center, ...values }) => ({ ...values, cost_center: cost_center || null }),
    send: ({ title, notes, cost_center }) =>
      conflict.save((version) => sessionApi.update(session.id, { title, notes, cost_center }, version)),
    done() {
      toast.good(actionTexts.done.updated);
      onClose();
    },
  });
  return (
    <FormDialog
      form={stale ? { ...form, failure: null } : form}
      onClose={onClose}
      title={texts.title}
      submit={texts.submit}
      disabled={stale}
    >
      <StaleNote session={session} base={conflict} onTheirs={() => form.set(valuesOf(session))} />
      <Field label={planningTexts.title} {...form.field("title")}>
        <Input />
      </Field>
      <Field label={planningTexts.note} optional={uiTexts.optional} {...form.field("notes")}>
        <Textarea />
      </Field>
      <CostCenterField form={form} />
    </FormDialog>
  );
}

const valuesOf = ({ title, notes, cost_center }: Session) => ({
  title,
  notes,
  cost_center: cost_center ?? "",
});
