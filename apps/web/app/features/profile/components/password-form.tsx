import { zodResolver } from "@hookform/resolvers/zod";
import { passwordBody, type User } from "@lantern/contract/http";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { changePassword } from "../../access/api.ts";

const texts = t.profile;
const fields = ["current_password", "password", "password_confirmation"] as const;

export function PasswordForm({ user, tone = "plain" }: { user: User; tone?: "plain" | "primary" }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(passwordBody),
    defaultValues: {
      ...(user.has_password ? { current_password: "" } : {}),
      password: "",
      password_confirmation: "",
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await changePassword(values);
      form.reset();
      toast.good(texts.changed, texts.changedText);
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {user.has_password && (
        <Field label={texts.current} error={errors.current_password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("current_password")} />
        </Field>
      )}
      <Field label={texts.new} hint={texts.newHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Field label={texts.repeat} error={errors.password_confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password_confirmation")} />
      </Field>
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" tone={tone} busy={isSubmitting} className="w-fit max-md:w-full">
        {texts.change}
      </Button>
    </form>
  );
}
