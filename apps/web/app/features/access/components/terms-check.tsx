import type { ComponentProps } from "react";
import { t } from "../../../i18n/index.ts";
import { textLink } from "../../../ui/button.tsx";
import { Check } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";

const texts = t.access.signup;

/** The checkbox for the terms; required for an account. */
export function TermsCheck({
  error,
  ...input
}: ComponentProps<typeof Check> & { error?: string | undefined }) {
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-11 items-center gap-3">
        <Check
          id="terms"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "terms-error" : undefined}
          {...input}
        />
        <label htmlFor="terms">
          {texts.terms}{" "}
          <a href="/terms" target="_blank" rel="noreferrer" className={textLink}>
            {texts.termsLink}
          </a>{" "}
          {texts.termsAnd}{" "}
          <a href="/privacy" target="_blank" rel="noreferrer" className={textLink}>
            {texts.privacyLink}
          </a>
          .
        </label>
      </div>
      {error && <FieldError id="terms-error">{error}</FieldError>}
    </div>
  );
}
