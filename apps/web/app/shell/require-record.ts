import { ApiError, messageFor } from "../api/error.ts";
import { PageError } from "./page-error.ts";

/** Throws the not-found page where the record that a page is about does not exist. */
export function requireRecord(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, messageFor(error));
}
