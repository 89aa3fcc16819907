import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { ApiError, messageFor } from "../api/error.ts";
import { AuthPage } from "../features/access/components/auth-page.tsx";
import { SocialButtons } from "../features/access/components/social-buttons.tsx";
import { rules } from "../features/access/rules.ts";
import { signIn } from "../features/access/session.ts";
import { useSignedOutOnly } from "../features/access/use-signed-out-only.ts";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { Button, textLink } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { dismissToast } from "../ui/toast.ts";

const texts = t.access.login;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Login() {
  useSignedOutOnly();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    resolver: rules("loginBody"),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const refused = failure instanceof ApiError && (failure.code === "LOGIN_FAILED" || failure.isBare);

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      await signIn(email, password);
      dismissToast("expired");
      await navigate("/dashboard/home", { replace: true });
    } catch (error) {
      setFailure(error);
      form.setFocus("password");
    }
  });

  return (
    <AuthPage
      heading={texts.heading}
      intro={texts.intro}
      art={texts.art}
      corner={{ to: "/signup", text: texts.signUp }}
    >
      <SocialButtons />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t.access.email} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field
          label={t.access.password}
          aside={
            <Link to="/password/reset" className={`text-sm ${textLink}`}>
              {texts.forgot}
            </Link>
          }
          error={errors.password?.message}
        >
          <PasswordInput
            autoComplete="current-password"
            aria-invalid={refused || undefined}
            {...form.register("password")}
          />
        </Field>
        {failure !== null && (
          <div className="grid gap-1">
            <FieldError>{refused ? t.errors.login : messageFor(failure)}</FieldError>
            {refused && <p className="pl-5.5 text-sm text-ink-soft">{texts.failedHelp}</p>}
          </div>
        )}
        <Button type="submit" tone="primary" size="lg" busy={isSubmitting}>
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
      </form>
      <p className="text-ink-soft">
        {texts.newHere}{" "}
        <Link to="/signup" className={textLink}>
          {texts.signUp}
        </Link>
        {texts.newHereEnd}
      </p>
    </AuthPage>
  );
}
