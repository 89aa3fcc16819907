import type { User } from "@lantern/contract/http";
import type { ComponentProps } from "react";
import { Field } from "../ui/field.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { texts } from "./field-texts.ts";

/** Asks for the current password. A user without a password is told to have signed in recently. */
export function OwnPasswordField({
  user,
  ...field
}: { user: User } & Pick<ComponentProps<typeof Field>, "name" | "error" | "control">) {
  if (!user.has_password) return <p className="text-sm text-ink-soft">{texts.ownPassword.none}</p>;
  return (
    <Field label={texts.ownPassword.label} {...field}>
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}
