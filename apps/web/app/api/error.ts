import { errorCatalog, isErrorCode } from "@lantern/contract/errors";
import type { Failure } from "@lantern/contract/http";
import { t } from "../i18n/index.ts";
import { errorText } from "../i18n/server-texts.ts";
import { NoResponse } from "./request.ts";

/** A call that did not succeed. `message` may be shown as it is. */
export class ApiError extends Error {
  override name = "ApiError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** A code of the catalogue, or `TIMEOUT`, `OFFLINE`, `ABORTED`. */
  readonly code: string;
  /** Texts by field name. */
  readonly fields: Record<string, string[]>;
  /** The answer had no text of its own; `message` is a general one. */
  readonly isBare: boolean;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string[]> = {},
    isBare = false,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.isBare = isBare;
  }
}

const { UNAUTHENTICATED } = errorCatalog;

/**
 * Reads a refused answer. From 500 up the server's own text is not shown, nor beside a code that is not in the
 * catalogue. A 401 whose text is "Unauthenticated" has the code UNAUTHENTICATED, whatever code came with it.
 */
export function refused(status: number, body: unknown): ApiError {
  const failure = isFailure(body) ? body : null;
  if (status >= 500) return new ApiError(status, failure?.code ?? "SERVER_ERROR", t.errors.server);
  const text = textOf(body);
  if (status === UNAUTHENTICATED.status && text === UNAUTHENTICATED.message)
    return new ApiError(status, "UNAUTHENTICATED", text);
  const code = codeOf(body);
  if (code && !isErrorCode(code)) return new ApiError(status, code, t.errors.unknown, failure?.errors, !text);
  const general = code ? t.errors.unknown : t.errors.failed(status);
  return new ApiError(status, code ?? "REQUEST_001", text || general, failure?.errors, !text);
}

const transportErrors = {
  timeout: () => new ApiError(0, "TIMEOUT", t.errors.timeout),
  aborted: () => new ApiError(0, "ABORTED", t.errors.timeout),
  offline: () => new ApiError(0, "OFFLINE", t.errors.offline),
};

/** What a request threw, as the pages show it. */
export function unreachable(cause: unknown): unknown {
  return cause instanceof NoResponse ? transportErrors[cause.reason]() : cause;
}

/** The text to show for whatever was thrown. */
export function messageFor(error: unknown): string {
  if (error instanceof ApiError && error.message) return errorText(error.code, error.message);
  return error instanceof Error && error.message ? error.message : t.errors.screen.messages.other;
}

function isFailure(body: unknown): body is Failure {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}

function codeOf(body: unknown): string | null {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : null;
}

function textOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  const { error, message } = body as { error?: unknown; message?: unknown };
  return typeof error === "string" ? error : typeof message === "string" ? message : "";
}
