import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from "@lantern/contract/endpoint";
import { needErrorTexts } from "../i18n/error-text.ts";
import { t } from "../i18n/index.ts";
import {
  authTokenFor,
  readableTokenFor,
  reportRefusedToken,
  type TokenKind,
  tokenKindOf,
} from "./auth-tokens.ts";
import { apiUrl } from "./base.ts";
import { ApiError, errorFromCause, errorFromResponse } from "./error.ts";
import { send } from "./send.ts";
import { timeouts } from "./timeouts.ts";

type Part<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends V
    ? { [P in K]?: V }
    : { [P in K]: V };

/** The input of a request: exactly the fields that its operation declares. */
export type Input<O extends Endpoint> = Part<"params", ParamsOf<O>> &
  Part<"body", BodyOf<O>> & {
    query?: Partial<QueryOf<O> & object>;
    signal?: AbortSignal;
    /** Which token to send when the operation accepts either. */
    as?: TokenKind;
    /** Requests with the same key are carried out once. */
    idempotencyKey?: string;
    /** The version that the page was loaded with; the server rejects a change to an older version. */
    ifMatch?: number | undefined;
  };

type Args<O extends Endpoint> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

/** Sends a request. Resolves with the response body, rejects with an `ApiError`. */
export async function request<const O extends Endpoint>(
  operation: O,
  ...[input]: Args<O>
): Promise<ResponseOf<O>> {
  const { response, text } = await exchange(operation, (input ?? {}) as LooseInput, async (response) => ({
    response,
    text: await response.text(),
  }));
  return bodyOf(response, text) as ResponseOf<O>;
}

/** The input fields that any operation may have. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  as?: TokenKind;
  idempotencyKey?: string;
  ifMatch?: number;
}

/**
 * Sends an operation with its headers and token, and reads the response when it is a success.
 *
 * @throws ApiError when the server responds with an error or not at all
 */
export async function exchange<T>(
  operation: Endpoint,
  input: LooseInput,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const kind = tokenKindOf(operation.path, input.as);
  const tokenOf = operation.access === "open" ? readableTokenFor : authTokenFor;
  const options = {
    method: operation.method,
    headers: headersOf(input),
    patience: operation.takesLong ? timeouts.long : timeouts.usual,
    signal: input.signal,
    authToken: kind && (() => tokenOf(kind)),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  };
  const outcome = await send(apiUrl(urlOf(operation.path, input)), options, async (response) =>
    response.ok
      ? { ok: true as const, value: await read(response) }
      : { ok: false as const, error: await failure(response) },
  ).catch((cause) => {
    throw errorFromCause(cause);
  });
  if (outcome.ok) return outcome.value;
  if (outcome.error.code === "UNAUTHENTICATED" && kind) reportRefusedToken(kind);
  throw outcome.error;
}

function headersOf(input: LooseInput): Record<string, string> {
  const headers: Record<string, string> = {};
  if (input.body !== undefined) headers["content-type"] = "application/json";
  if (input.idempotencyKey) headers["idempotency-key"] = input.idempotencyKey;
  if (input.ifMatch !== undefined) headers["if-match"] = `"${input.ifMatch}"`;
  return headers;
}

/** Fills in `:name` parameters and appends the query. Empty values are left out. */
export function urlOf(
  path: string,
  { params = {}, query = {} }: Pick<LooseInput, "params" | "query">,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function bodyOf(response: Response, text: string): unknown {
  const body = parseBody(response, text);
  if (text && body === undefined) throw new ApiError(response.status, "REQUEST_001", t.errors().unknown);
  return body;
}

async function failure(response: Response): Promise<ApiError> {
  // From 500 up there is one general text, and the server may be too busy to send others.
  const [text] = await Promise.all([response.text(), response.status < 500 && needErrorTexts()]);
  return errorFromResponse(response.status, parseBody(response, text));
}

/** The response as JSON, or as text for other content types; undefined when it is empty or malformed. */
function parseBody(response: Response, text: string): unknown {
  if (!response.headers.get("content-type")?.includes("json")) return text || undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
