import type { User } from "@lantern/contract/http";
import { Form, Submit } from "../../../forms/form.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast.ts";
import { changePassword } from "./data.ts";
import { texts } from "./texts.ts";

const initial = { current_password: "", password: "", password_confirmation: "" };

export function PasswordForm({ user, tone = "plain" }: { user: User; tone?: "plain" | "primary" }) {
  const form = useForm({
    schema: "passwordBody",
    initial,
    body: ({ current_password, ...passwords }) =>
      user.has_password ? { current_password, ...passwords } : passwords,
    send: changePassword,
    done(_, refill) {
      refill(initial);
      toast.good(texts.changed, texts.changedText);
    },
  });

  return (
    <Form form={form} className="grid gap-4">
      {user.has_password && (
        <Field label={texts.current} {...form.field("current_password")}>
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
      <Field label={texts.new} hint={texts.newHint} {...form.field("password")}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label={texts.repeat} {...form.field("password_confirmation")}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Submit tone={tone}>{texts.change}</Submit>
    </Form>
  );
}
