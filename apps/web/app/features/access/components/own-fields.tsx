import type { UseFormRegisterReturn } from "react-hook-form";
import { t } from "../../../i18n/index.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

const texts = t.access.signup;

type Errors<F extends string> = Partial<Record<F, { message?: string | undefined }>>;
interface Part<F extends string> {
  /** Both fields as registered with the form: after an error the first one gets the focus. */
  registered: [UseFormRegisterReturn, UseFormRegisterReturn];
  errors: Errors<F>;
}

/** First and last name, side by side on wide screens. */
export function NameFields({ registered: [first, last], errors }: Part<"first_name" | "last_name">) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={texts.firstName} error={errors.first_name?.message}>
        <Input autoComplete="given-name" {...first} />
      </Field>
      <Field label={texts.lastName} error={errors.last_name?.message}>
        <Input autoComplete="family-name" {...last} />
      </Field>
    </div>
  );
}

/** A new password, entered twice. */
export function PasswordFields({
  registered: [password, again],
  errors,
}: Part<"password" | "password_confirmation">) {
  return (
    <>
      <Field label={texts.password} hint={texts.passwordHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...password} />
      </Field>
      <Field label={texts.repeat} error={errors.password_confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...again} />
      </Field>
    </>
  );
}
