import { type FormEvent, type ReactNode, useId, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";

/** A dialog with fields and one change. An error that the change throws is shown, and the dialog stays open. */
export function FormDialog({
  title,
  description,
  submit,
  danger = false,
  act,
  onClose,
  children,
}: {
  title: string;
  description?: string | undefined;
  /** Label of the button. */
  submit: string;
  danger?: boolean;
  /** Makes the change; false if a field must be corrected first. */
  act: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const form = useId();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submitForm = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (await act()) onClose();
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
      <form id={form} noValidate onSubmit={submitForm} className="mt-4 grid gap-4">
        {children}
        {failed && (
          <Note kind="bad" role="alert">
            {failed}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
