import { type ComponentProps, type ReactNode, useId } from "react";
import { t } from "../i18n/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure, Form } from "./form.tsx";
import type { FormState } from "./use-form.ts";

/** A form in a dialog. Its button is the dialog's. */
export function FormDialog<V extends object, E extends string>({
  form,
  submit,
  cancel = t.ui().cancel,
  danger = false,
  disabled,
  actions,
  children,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, "open" | "actions"> & {
  form: FormState<V, E>;
  /** Label of the button. */
  submit: string;
  cancel?: string;
  /** Instead of the button that cancels. */
  actions?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <Dialog
      open
      {...dialog}
      actions={
        <>
          {actions ?? <Button onClick={dialog.onClose}>{cancel}</Button>}
          <Button
            type="submit"
            form={id}
            tone={danger ? "danger" : "primary"}
            busy={form.busy}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4 grid gap-4">
        {children}
        <Failure />
      </Form>
    </Dialog>
  );
}
