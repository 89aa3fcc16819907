import type { User } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { OwnPassword } from "../../forms/own-password.tsx";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface Props<R> {
  user: User;
  question: { title: string; text: string; confirm: string };
  danger?: boolean;
  act: (password: string) => Promise<R>;
  onDone: (result: R) => void;
  onClose: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

/** Confirms an action with the password. */
export function PasswordDialog<R>({ user, question, danger, act, onDone, onClose, children }: Props<R>) {
  const form = useId();
  const [password, setPassword] = useState("");
  const action = useMutation({
    mutationFn: () => act(password),
    onSuccess(result) {
      onClose();
      onDone(result);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={question.title}
      description={question.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone={danger ? "danger" : "primary"} type="submit" form={form} busy={action.isPending}>
            {question.confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.isPending) action.mutate();
        }}
        className="mt-4 grid gap-3"
      >
        {children}
        <OwnPassword user={user} value={password} onChange={setPassword} failure={action.error} />
      </form>
    </Dialog>
  );
}
