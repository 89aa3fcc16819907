import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { messageFor } from "../api/error.ts";
import { requestReset } from "../features/access/api.ts";
import { rules } from "../features/access/rules.ts";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { Button, textLink } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";

const texts = t.access.forgot;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function ForgotPassword() {
  const form = useForm({ resolver: rules("forgotPasswordBody"), defaultValues: { email: "" } });
  const reset = useMutation({ mutationFn: requestReset });
  return (
    <>
      {reset.isSuccess ? (
        <div role="status">
          <h1>{texts.doneHeading}</h1>
          <p className="mt-2 text-ink-soft">{texts.done(reset.variables)}</p>
        </div>
      ) : (
        <>
          <div>
            <h1>{texts.heading}</h1>
            <p className="mt-2 text-ink-soft">{texts.intro}</p>
          </div>
          <form
            noValidate
            onSubmit={form.handleSubmit(({ email }) => reset.mutate(email))}
            className="grid gap-4"
          >
            <Field label={t.access.email} error={form.formState.errors.email?.message}>
              <Input type="email" autoComplete="username" {...form.register("email")} />
            </Field>
            {reset.error && <FieldError>{messageFor(reset.error)}</FieldError>}
            <Button type="submit" tone="primary" size="lg" busy={reset.isPending}>
              {reset.isPending ? texts.busy : texts.submit}
            </Button>
          </form>
        </>
      )}
      <p>
        <Link to="/login" className={textLink}>
          {texts.back}
        </Link>
      </p>
    </>
  );
}
