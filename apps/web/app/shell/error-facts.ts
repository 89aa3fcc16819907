import { isRouteErrorResponse } from "react-router";
import { ApiError, messageFor } from "../api/error.ts";
import { t } from "../i18n/index.ts";
import type { ErrorFacts } from "./error-screen.tsx";
import { PageError } from "./page-error.ts";

/** Reads status and message from whatever a page threw. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const missing = error.status === 404;
    const path = missing && typeof location !== "undefined" ? location.pathname : "";
    return {
      statusCode: error.status,
      statusMessage: missing
        ? t.errors().screen.pageNotFound(path)
        : error.statusText || String(error.data ?? ""),
    };
  }
  if (error instanceof PageError) return { statusCode: error.status, statusMessage: error.message };
  if (error instanceof ApiError) return { statusCode: error.status || 500, statusMessage: messageFor(error) };
  return { statusCode: 500, statusMessage: error instanceof Error ? error.message : "" };
}
