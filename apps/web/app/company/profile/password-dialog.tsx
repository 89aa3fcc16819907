import type { User } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OwnPassword } from "../../forms/own-password.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { texts } from "./texts.ts";

interface Props<R> {
  user: User;
  question: { title: string; text: string; confirm: string };
  danger?: boolean;
  act: (password: string) => Promise<R>;
  onDone: (result: R) => void;
  onClose: () => void;
}

/** Confirms an action with the password. */
export function PasswordDialog<R>({ user, question, danger, act, onDone, onClose }: Props<R>) {
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
          <Button onClick={onClose}>{texts.authenticator.cancel}</Button>
          <Button
            tone={danger ? "danger" : "primary"}
            busy={action.isPending}
            onClick={() => action.mutate()}
          >
            {question.confirm}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          action.mutate();
        }}
        className="mt-4 grid gap-3"
      >
        <OwnPassword user={user} value={password} onChange={setPassword} failure={action.error} />
      </form>
    </Dialog>
  );
}
