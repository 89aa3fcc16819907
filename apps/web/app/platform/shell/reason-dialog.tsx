import { type ComponentProps, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { texts as shellTexts } from "./texts.ts";

const texts = shellTexts.reason;
const shortest = 3;
const longest = 300;

/** Asks for a reason before a change; the reason is stored in the audit log. */
export function ReasonDialog({
  act,
  children,
  ...dialog
}: Omit<ComponentProps<typeof FormDialog>, "act" | "children"> & {
  act: (reason: string) => Promise<unknown>;
  /** Fields above the reason. */
  children?: ComponentProps<typeof FormDialog>["children"];
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
      <Field label={texts.label} hint={texts.hint} error={missing && texts.tooShort}>
        <Textarea value={reason} maxLength={longest} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
