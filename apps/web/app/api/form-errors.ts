import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { t } from "../i18n/index.ts";
import { toast } from "../ui/toast.ts";
import { ApiError, messageFor } from "./error.ts";

/**
 * Shows the server's field errors at their fields. Returns the text for the whole form, or null when every error has a
 * field.
 */
export function showServerErrors<V extends FieldValues>(
  error: unknown,
  fields: readonly Path<V>[],
  setError: UseFormSetError<V>,
): string | null {
  const texts = error instanceof ApiError ? error.fields : {};
  if (error instanceof ApiError && error.status === 422 && error.code === "REQUEST_001") {
    toast.bad(t.errors.validationTitle, t.errors.validation);
  }
  let placed = 0;
  for (const field of fields) {
    const message = texts[field]?.[0];
    if (!message) continue;
    setError(field, { type: "server", message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  return placed > 0 && placed === Object.keys(texts).length ? null : messageFor(error);
}
