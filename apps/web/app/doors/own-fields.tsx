import { limits } from "@lantern/contract/limits";
import { TermsLabel } from "../forms/terms-label.tsx";
import { DoorField, HiddenError } from "./field.tsx";
import { texts as signupTexts } from "./signup/texts.ts";

/** First and last name, side by side on wide screens. One of them is enough. */
export function NameFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DoorField
        name="first_name"
        label={signupTexts.firstName}
        autoComplete="given-name"
        or="last_name"
        max={limits.nameMax}
      />
      <DoorField
        name="last_name"
        label={signupTexts.lastName}
        autoComplete="family-name"
        max={limits.nameMax}
      />
    </div>
  );
}

/** A new password, entered twice. */
export function PasswordFields() {
  return (
    <>
      <DoorField
        name="password"
        label={signupTexts.password}
        hint={signupTexts.passwordHint}
        type="password"
        autoComplete="new-password"
        min={limits.passwordMin}
        max={limits.passwordMax}
      />
      <DoorField
        name="password_confirmation"
        label={signupTexts.repeat}
        type="password"
        autoComplete="new-password"
        same="password"
      />
    </>
  );
}

/** The checkbox for the terms; required for an account. */
export function TermsCheckbox() {
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          id="terms"
          name="terms"
          required
          aria-describedby="terms-error"
          className="check"
        />
        <TermsLabel />
      </div>
      <HiddenError id="terms-error" />
    </div>
  );
}
