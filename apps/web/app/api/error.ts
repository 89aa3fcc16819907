import type { Failure } from "@lantern/contract/http";
import { unauthenticated } from "@lantern/contract/unauthenticated";
import { errorText, fieldText } from "../i18n/error-text.ts";
import { t } from "../i18n/index.ts";
import { NoResponse } from "./request.ts";

/** A failed request. `message` may be shown as it is. */
export class ApiError extends Error {
  override name = "ApiError";
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** A code of the error catalog, or `TIMEOUT`, `OFFLINE`, `ABORTED`. */
  readonly code: string;
  /** Error texts by field name. */
  readonly fields: Record<string, string[]>;
  /** The response had no text of its own; `message` is a general one. */
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

/** What the error catalog knows of the code of a failed response. */
interface CatalogEntry {
  isListed: boolean;
  text: string;
}

const unread: CatalogEntry = { isListed: true, text: "" };

/**
 * The entry of a failed response's code. Pages load the catalog only for that. A response without a code, or a catalog
 * that did not arrive, leaves the server's own text.
 */
export async function catalogEntry(status: number, body: unknown): Promise<CatalogEntry> {
  const code = codeOf(body);
  if (!code || status >= 500) return unread;
  return import("@lantern/contract/errors").then(
    ({ isErrorCode, messageOf }) => ({ isListed: isErrorCode(code), text: messageOf(code) }),
    () => unread,
  );
}

/**
 * Turns an error response into an `ApiError`. The server's own text is dropped from status 500 up and for codes that
 * are not in the error catalog. A 401 with the text "Unauthenticated" gets the code UNAUTHENTICATED, whatever code was
 * sent.
 *
 * @param entry what the catalog knows of its code
 */
export function errorFromResponse(status: number, body: unknown, entry = unread): ApiError {
  const failure = isFailure(body) ? body : null;
  if (status >= 500) return new ApiError(status, failure?.code ?? "SERVER_ERROR", t.errors().server);
  const text = textOf(body) || (entry.isListed ? entry.text : "");
  const fields = failure?.errors && fieldTextsOf(failure.errors);
  if (status === unauthenticated.status && text === unauthenticated.message)
    return new ApiError(status, "UNAUTHENTICATED", text);
  const code = codeOf(body);
  if (!entry.isListed && code) return new ApiError(status, code, t.errors().unknown, fields, !text);
  const general = code ? t.errors().unknown : t.errors().failed(status);
  return new ApiError(status, code ?? "REQUEST_001", text || general, fields, !text);
}

/** The server's texts by field, in the language of the page. */
const fieldTextsOf = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, texts.map((text) => fieldText(text) ?? text)]),
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
