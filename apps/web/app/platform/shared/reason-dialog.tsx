import { type ComponentProps, type ReactNode, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { texts as sharedTexts } from "./texts.ts";

const texts = sharedTexts.reason;
const shortest = 3;
const longest = 300;

const labels = {
  audit: { label: texts.label, hint: texts.hint },
  customer: { label: texts.toCustomer, hint: texts.toCustomerHint },
  internal: { label: texts.note, hint: texts.noteHint },
};

/** Asks for a reason before a change, and says who will read it. */
export function ReasonDialog({
  act,
  children,
  below,
  reader = "audit",
  ...dialog
}: Omit<ComponentProps<typeof FormDialog>, "act" | "children"> & {
  act: (reason: string) => Promise<unknown>;
  reader?: keyof typeof labels;
  /** Fields above the reason. */
  children?: ComponentProps<typeof FormDialog>["children"];
  /** Fields below it. */
  below?: ReactNode;
}) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);

  const confirm = async () => {
    const isShort = reason.trim().length < shortest;
    setMissing(isShort);
    if (!isShort) await act(reason.trim());
    return !isShort;
  };

  return (
    <FormDialog {...dialog} act={confirm}>
      {children}
      <Field {...labels[reader]} error={missing && texts.tooShort}>
        <Textarea value={reason} maxLength={longest} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {below}
    </FormDialog>
  );
}
