import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useParams } from "react-router";
import { ApiError } from "../api/error.ts";
import { showServerErrors } from "../api/form-errors.ts";
import { setPassword } from "../features/access/api.ts";
import { rules } from "../features/access/rules.ts";
import { endStoredSignIn } from "../features/access/session.ts";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { Button, textLink } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { toast } from "../ui/toast.ts";

const texts = t.access.reset;

export function meta() {
  return [...pageMeta({ title: t.shell.title(texts.title) }), { name: "referrer", content: "no-referrer" }];
}

export default function ResetPassword() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ text: string; expired: boolean } | null>(null);
  const form = useForm({
    resolver: rules("resetPasswordBody"),
    defaultValues: { token, password: "", password_confirmation: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await setPassword(values);
      await endStoredSignIn();
      toast.good(texts.done, texts.doneText);
      await navigate("/login", { replace: true });
    } catch (error) {
      const text = showServerErrors(error, ["password", "password_confirmation"] as const, form.setError);
      const expired = error instanceof ApiError && [404, 410].includes(error.status);
      setFailure(text === null ? null : { text, expired });
    }
  });

  return (
    <>
      <div>
        <h1>{texts.heading}</h1>
        <p className="mt-2 text-ink-soft">{texts.intro}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t.access.signup.password}
          hint={t.access.signup.passwordHint}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register("password")} />
        </Field>
        <Field label={t.access.signup.repeat} error={errors.password_confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...form.register("password_confirmation")} />
        </Field>
        {failure && (
          <FieldError>
            {failure.text}{" "}
            {failure.expired && (
              <Link to="/password/reset" className={textLink}>
                {texts.expired}
              </Link>
            )}
          </FieldError>
        )}
        <Button type="submit" tone="primary" size="lg" busy={isSubmitting}>
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
      </form>
    </>
  );
}
