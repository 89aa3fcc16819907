import { ApiError, messageFor } from "../api/error.ts";
import { t } from "../i18n/index.ts";
import { PageError } from "./page-error.ts";

/**
 * Throws the not-found page where the record that a page is about does not exist. It names the kind of record where the
 * response has a code for that; "Invalid request" would say nothing.
 */
export function requireRecord(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) return;
  const isNamed = error.code !== "REQUEST_001";
  throw new PageError(404, isNamed ? messageFor(error) : t.errors().screen.pageNotFound(location.pathname));
}
