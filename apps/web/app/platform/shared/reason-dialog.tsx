import type { ComponentProps } from "react";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { texts as sharedTexts } from "./texts.ts";

const texts = sharedTexts.reason;
const longest = 300;

const labels = {
  audit: { label: texts.label, hint: texts.hint },
  customer: { label: texts.toCustomer, hint: texts.toCustomerHint },
  internal: { label: texts.note, hint: texts.noteHint },
};
type Reader = keyof typeof labels;

/** A reason or a note, with who will read it. */
export function ReasonField({
  reader = "audit",
  ...field
}: { reader?: Reader } & Pick<ComponentProps<typeof Field>, "name" | "error" | "control">) {
  return (
    <Field {...labels[reader]} {...field}>
      <Textarea maxLength={longest} />
    </Field>
  );
}

/** Asks for a reason before a change. */
export function ReasonDialog({
  act,
  reader = "audit",
  ...dialog
}: Omit<ComponentProps<typeof FormDialog>, "form" | "children"> & {
  act: (reason: string) => Promise<unknown>;
  reader?: Reader;
}) {
  const form = useForm({
    schema: "reasonBody",
    initial: { reason: "" },
    send: ({ reason }) => act(reason),
    done: dialog.onClose,
  });
  return (
    <FormDialog {...dialog} form={form}>
      <ReasonField reader={reader} {...form.field("reason")} />
    </FormDialog>
  );
}
