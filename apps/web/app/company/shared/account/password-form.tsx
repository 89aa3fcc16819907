import type { User } from "@lantern/contract/http";
import { useForm } from "../../../forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast.ts";
import { changePassword } from "./data.ts";
import { texts } from "./texts.ts";

export function PasswordForm({ user, tone = "plain" }: { user: User; tone?: "plain" | "primary" }) {
  const { props, errors, failure, busy } = useForm({
    schema: "passwordBody",
    send: changePassword,
    done(_, form) {
      form.reset();
      toast.good(texts.changed, texts.changedText);
    },
  });

  return (
    <form {...props} className="grid gap-4">
      {user.has_password && (
        <Field label={texts.current} error={errors.current_password}>
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
      )}
      <Field label={texts.new} hint={texts.newHint} error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={texts.repeat} error={errors.password_confirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" />
      </Field>
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" tone={tone} busy={busy} className="w-fit max-md:w-full">
        {texts.change}
      </Button>
    </form>
  );
}
