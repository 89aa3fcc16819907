import { ApiError, messageFor } from "../api/error.ts";

/** What a form shows after a failed request. */
export interface Outcome {
  /** The first text of each field that the server rejected. */
  fields: Record<string, string>;
  /** The text for the whole form. */
  message: string;
  /** The request itself was malformed (422 REQUEST_001): the fields alone may not explain it. */
  isInvalidRequest: boolean;
}

/** Rejected by the page itself, before anything is sent. */
export class FieldErrors extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super("Rejected by the page");
    this.fields = fields;
  }
}

/** Turns whatever a request threw into what a form shows. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof FieldErrors) return { fields: error.fields, message: "", isInvalidRequest: false };
  const rejected = error instanceof ApiError ? error : null;
  const fields: Record<string, string> = {};
  for (const [name, [text]] of Object.entries(rejected?.fields ?? {})) if (text) fields[name] = text;
  return {
    fields,
    message: messageFor(error),
    isInvalidRequest: rejected?.status === 422 && rejected.code === "REQUEST_001",
  };
}

/**
 * Divides an outcome between the fields that a form has and the line above its button, which is empty only when every
 * text has a field.
 */
export function splitOutcome(
  { fields, message }: Outcome,
  has: (name: string) => boolean,
): { errors: Record<string, string>; failure: string | null } {
  const names = Object.keys(fields);
  const errors = Object.fromEntries(Object.entries(fields).filter(([name]) => has(name)));
  const split = Object.keys(errors).length;
  return { errors, failure: split > 0 && split === names.length ? null : message };
}
