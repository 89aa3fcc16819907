import type { User } from "@lantern/contract/http";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";

interface Props<R> {
  user: User;
  question: { title: string; text: string; confirm: string };
  danger?: boolean;
  act: (password: string) => Promise<R>;
  onDone: (result: R) => void;
  onClose: () => void;
}

/** Confirms an action with the password. */
export function PasswordDialog<R>({ user, question, danger = false, act, onDone, onClose }: Props<R>) {
  const form = useForm({
    schema: "proofBody",
    initial: { current_password: "" },
    send: ({ current_password = "" }) => act(current_password),
    done(result) {
      onClose();
      onDone(result);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={question.title}
      description={question.text}
      submit={question.confirm}
      danger={danger}
    >
      <OwnPasswordField user={user} {...form.field("current_password")} />
    </FormDialog>
  );
}
