import type { ComponentProps } from "react";
import { TermsLabel } from "../../../forms/terms-label.tsx";
import { Check } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";

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
        <TermsLabel />
      </div>
      {error && <FieldError id="terms-error">{error}</FieldError>}
    </div>
  );
}
