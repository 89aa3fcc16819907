import type { BodyOf, Operation, ParamsOf, QueryOf, ResponseOf } from "@lantern/contract/http";
import { apiUrl } from "./base.ts";
import { bearerFor, type Caller, refusedBearer } from "./bearers.ts";
import { csrfToken, ensureCsrf } from "./csrf.ts";
import { deadline, deadlines } from "./deadline.ts";
import { ApiError, refused, unreachable } from "./error.ts";
import { slots } from "./slots.ts";

const inSlot = slots(6);

type Part<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends V
    ? { [P in K]?: V }
    : { [P in K]: V };

/** What a call needs: exactly the parts its operation declares. */
export type Input<O extends Operation> = Part<"params", ParamsOf<O>> &
  Part<"body", BodyOf<O>> & {
    query?: Partial<QueryOf<O> & object>;
    signal?: AbortSignal;
    /** Whose token goes along with an operation that takes either. */
    as?: Caller;
    /** Makes a repeated call the same call. */
    idempotencyKey?: string;
    /** The version that the page shows; a change made on an older one is refused. */
    ifMatch?: number | undefined;
  };

type Args<O extends Operation> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

/** Calls the server. Resolves with the answer's body, rejects with an `ApiError`. */
export async function call<const O extends Operation>(
  operation: O,
  ...[input]: Args<O>
): Promise<ResponseOf<O>> {
  const given = (input ?? {}) as Loose;
  return (await inSlot(() => send(operation, given, false))) as ResponseOf<O>;
}

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  as?: Caller;
  idempotencyKey?: string;
  ifMatch?: number;
}

async function send(operation: Operation, input: Loose, retried: boolean): Promise<unknown> {
  const caller = callerOf(operation, input.as);
  const headers = await headersFor(operation, input, caller, retried);
  const clock = deadline(operation.takesLong ? deadlines.long : deadlines.usual, input.signal);
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(apiUrl(address(operation.path, input)), {
      method: operation.method,
      credentials: "include",
      headers,
      signal: clock.signal,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    body = await bodyOf(answer);
  } catch (cause) {
    throw unreachable(cause, clock.passed());
  } finally {
    clock.clear();
  }
  if (answer.ok) return body;
  if (answer.status === 419 && !retried) return send(operation, input, true);
  const error = refused(answer.status, body);
  if (error.status === 401 && error.code === "UNAUTHENTICATED" && caller) refusedBearer(caller);
  throw error;
}

async function headersFor(
  operation: Operation,
  input: Loose,
  caller: Caller | null,
  freshCsrf: boolean,
): Promise<Headers> {
  const headers = new Headers({ accept: "application/json" });
  if (operation.method !== "GET") {
    try {
      await ensureCsrf(freshCsrf);
    } catch (cause) {
      throw unreachable(cause, false);
    }
  }
  const csrf = csrfToken();
  if (csrf) headers.set("x-xsrf-token", csrf);
  if (input.body !== undefined) headers.set("content-type", "application/json");
  if (input.idempotencyKey) headers.set("idempotency-key", input.idempotencyKey);
  if (input.ifMatch !== undefined) headers.set("if-match", `"${input.ifMatch}"`);
  const bearer = caller && (await bearerFor(caller));
  if (bearer) headers.set("authorization", `Bearer ${bearer}`);
  return headers;
}

function callerOf(operation: Operation, as: Caller | undefined): Caller | null {
  if (operation.access === "open") return null;
  return operation.access === "either" ? (as ?? "dashboard") : operation.access;
}

/** Fills `:name` parameters and appends the query; empty values stay out. */
export function address(path: string, { params = {}, query = {} }: Pick<Loose, "params" | "query">): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function bodyOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const text = await answer.text();
  if (!answer.headers.get("content-type")?.includes("json")) return text || undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(answer.status, "REQUEST_001", text);
  }
}
