import type { User } from "@lantern/contract/http";
import type { ComponentProps } from "react";
import { ApiError, messageFor } from "../api/error.ts";
import { Field, FieldError } from "../ui/field.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { texts } from "./field-texts.ts";

/** Asks for the current password. A user without a password is told to have signed in recently. */
export function OwnPasswordField({
  user,
  error,
  ...input
}: { user: User; error: string | undefined } & ComponentProps<typeof PasswordInput>) {
  if (!user.has_password) return <p className="text-sm text-ink-soft">{texts.ownPassword.none}</p>;
  return (
    <Field label={texts.ownPassword.label} error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}

/** Asks for the password before an action that cannot be undone, and shows why it failed. */
export function OwnPassword({
  user,
  value,
  onChange,
  failure,
}: {
  user: User;
  value: string;
  onChange: (value: string) => void;
  failure: unknown;
}) {
  const wrong = failure instanceof ApiError ? failure.fields.current_password?.[0] : undefined;
  return (
    <>
      <OwnPasswordField
        user={user}
        error={wrong}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {Boolean(failure) && !wrong && <FieldError>{messageFor(failure)}</FieldError>}
    </>
  );
}
