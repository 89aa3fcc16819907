import { type FormEvent, type ReactNode, useId, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { texts as shellTexts } from "./texts.ts";

const texts = shellTexts.reason;
const shortest = 3;
const longest = 300;

/** Asks for a reason before a change; the reason is stored in the audit log. */
export function ReasonDialog({
  title,
  description,
  submit,
  danger = false,
  act,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  /** Label of the button. */
  submit: string;
  danger?: boolean;
  /** Makes the change. An error it throws is shown, and the dialog stays open. */
  act: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
}) {
  const form = useId();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const isShort = reason.trim().length < shortest;
    setMissing(isShort);
    if (isShort || busy) return;
    setBusy(true);
    try {
      await act(reason.trim());
      onClose();
    } catch (error) {
      setFailed(messageFor(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button type="submit" form={form} tone={danger ? "danger" : "primary"} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={confirm} className="mt-4 grid gap-4">
        {children}
        <Field label={texts.label} hint={texts.hint} error={missing && texts.tooShort}>
          <Textarea value={reason} maxLength={longest} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {failed && (
          <Note kind="bad" role="alert">
            {failed}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
