import type { Failure } from "@lantern/contract/http";
import { unauthenticated } from "@lantern/contract/unauthenticated";
import { errorText, faultText, isListed } from "../i18n/error-text.ts";
import { t } from "../i18n/index.ts";
import { NoResponse } from "./limited-fetch.ts";

type Texts = Record<string, string[]>;

/** A failed request. `message` may be shown as it is. */
export class ApiError extends Error {
  override name = "ApiError";
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** A code of the error catalog, or `TIMEOUT`, `OFFLINE`, `ABORTED`. */
  readonly code: string;
  /** Error texts by field name. */
  readonly fields: Texts;
  /** The response had no text of its own; `message` is a general one. */
  readonly isBare: boolean;

  constructor(status: number, code: string, message: string, fields: Texts = {}, isBare = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.isBare = isBare;
  }
}

/**
 * Turns an error response into an `ApiError`. The server's own text is dropped from status 500 up and for codes that
 * are not in the error catalog. A 401 with the text "Unauthenticated" gets the code UNAUTHENTICATED, whatever code was
 * sent; that text is part of the interface, and the only one that is recognized.
 */
export function errorFromResponse(status: number, body: unknown): ApiError {
  const failure = isFailure(body) ? body : null;
  if (status >= 500) return new ApiError(status, failure?.code ?? "SERVER_ERROR", t.errors().server);
  const code = codeOf(body);
  const isUnlisted = code !== null && !isListed(code);
  const text = textOf(body) || (code && !isUnlisted ? errorText(code, "") : "");
  const fields = failure?.errors && fieldTextsOf(failure.errors, failure.faults ?? {});
  if (status === unauthenticated.status && text === unauthenticated.message)
    return new ApiError(status, "UNAUTHENTICATED", text);
  if (isUnlisted) return new ApiError(status, code, t.errors().unknown, fields, !text);
  const general = code ? t.errors().unknown : t.errors().failed(status);
  return new ApiError(status, code ?? "REQUEST_001", text || general, fields, !text);
}

/** The sentences by field, in the language of the page. */
const fieldTextsOf = (errors: Texts, faults: NonNullable<Failure["faults"]>): Texts =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [
      name,
      texts.map((text, index) => {
        const fault = faults[name]?.[index];
        return fault ? faultText(fault, text) : text;
      }),
    ]),
  );

const transportErrors = {
  timeout: () => new ApiError(0, "TIMEOUT", t.errors().timeout),
  aborted: () => new ApiError(0, "ABORTED", t.errors().timeout),
  offline: () => new ApiError(0, "OFFLINE", t.errors().offline),
};

/** Turns whatever a request threw into the error that pages show. */
export function errorFromCause(cause: unknown): unknown {
  return cause instanceof NoResponse ? transportErrors[cause.reason]() : cause;
}

/** The text to show for any thrown value. */
export function messageFor(error: unknown): string {
  if (error instanceof ApiError && error.message) return errorText(error.code, error.message);
  return error instanceof Error && error.message ? error.message : t.errors().screen.messages.other;
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
