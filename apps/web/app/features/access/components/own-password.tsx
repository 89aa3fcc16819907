import type { User } from "@lantern/contract/http";
import { ApiError, messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Field, FieldError } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

const texts = t.access.ownPassword;

/**
 * Asks for the password before something that cannot be undone, and shows why it failed. Somebody without a password
 * must have signed in just now.
 */
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
      {user.has_password ? (
        <Field label={texts.label} error={wrong}>
          <PasswordInput
            autoComplete="current-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      ) : (
        <p className="text-sm text-ink-soft">{texts.none}</p>
      )}
      {Boolean(failure) && !wrong && <FieldError>{messageFor(failure)}</FieldError>}
    </>
  );
}
