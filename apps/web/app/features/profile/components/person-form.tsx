import { zodResolver } from "@hookform/resolvers/zod";
import { patchUser, patchUserBody, type User } from "@lantern/contract/http";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../../api/client.ts";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { cacheUser } from "../../access/session.ts";

const texts = t.profile;
const fields = ["first_name", "last_name", "email", "current_password"] as const;

const valuesOf = ({ first_name, last_name, email }: User) => ({
  first_name,
  last_name,
  email,
  current_password: undefined as string | undefined,
});

/** Names and email of the signed-in user. */
export function PersonForm({ user }: { user: User }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(patchUserBody),
    defaultValues: valuesOf(user),
  });
  const isMoving = form.watch("email") !== user.email;
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const saved = await call(patchUser, { body: values, as: "dashboard" });
      if ("user_type_id" in saved) {
        cacheUser(saved);
        form.reset(valuesOf(saved));
      }
      toast.good(texts.saved);
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.firstName} error={errors.first_name?.message}>
          <Input autoComplete="given-name" {...form.register("first_name")} />
        </Field>
        <Field label={texts.lastName} error={errors.last_name?.message}>
          <Input autoComplete="family-name" {...form.register("last_name")} />
        </Field>
      </div>
      <Field label={texts.email} hint={texts.emailHint} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      {isMoving && user.has_password && (
        <Field
          label={texts.emailPassword}
          hint={texts.emailPasswordHint}
          error={errors.current_password?.message}
        >
          <PasswordInput autoComplete="current-password" {...form.register("current_password")} />
        </Field>
      )}
      {user.pending_email && (
        <Note kind="warn" title={texts.pendingTitle}>
          {texts.pending(user.pending_email)}
        </Note>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" busy={isSubmitting} className="w-fit max-md:w-full">
        {isSubmitting ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
