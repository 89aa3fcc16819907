import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { showServerErrors } from "../api/form-errors.ts";
import { signUp } from "../features/access/api.ts";
import { AuthPage } from "../features/access/components/auth-page.tsx";
import { NameFields, PasswordFields } from "../features/access/components/own-fields.tsx";
import { SocialButtons } from "../features/access/components/social-buttons.tsx";
import { TermsCheck } from "../features/access/components/terms-check.tsx";
import { rules } from "../features/access/rules.ts";
import { acceptToken } from "../features/access/session.ts";
import { useSignedOutOnly } from "../features/access/use-signed-out-only.ts";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { Button, textLink } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";

const texts = t.access.signup;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

const fields = [
  "first_name",
  "last_name",
  "company_name",
  "email",
  "password",
  "password_confirmation",
  "terms",
] as const;

export default function SignUp() {
  useSignedOutOnly();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: rules("registerBody"),
    defaultValues: {
      first_name: "",
      last_name: "",
      company_name: "",
      email: "",
      password: "",
      password_confirmation: "",
      terms: false,
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { token } = await signUp(values);
      await acceptToken(values.email, token);
      await navigate("/verify/email", { replace: true, state: { email: values.email } });
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });

  return (
    <AuthPage
      heading={texts.heading}
      intro={texts.intro}
      art={texts.art}
      corner={{ to: "/login", text: texts.logIn }}
    >
      <SocialButtons />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <NameFields registered={[form.register("first_name"), form.register("last_name")]} errors={errors} />
        <Field label={texts.company} error={errors.company_name?.message}>
          <Input autoComplete="organization" {...form.register("company_name")} />
        </Field>
        <Field label={t.access.email} hint={texts.emailHint} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <PasswordFields
          registered={[form.register("password"), form.register("password_confirmation")]}
          errors={errors}
        />
        <TermsCheck error={errors.terms?.message} {...form.register("terms")} />
        {failure && <FieldError>{failure}</FieldError>}
        <Button type="submit" tone="primary" size="lg" busy={isSubmitting}>
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
      </form>
      <p className="text-ink-soft">
        {texts.returning}{" "}
        <Link to="/login" className={textLink}>
          {texts.logIn}
        </Link>
      </p>
    </AuthPage>
  );
}
