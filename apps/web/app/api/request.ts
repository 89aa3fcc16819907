import { concurrencyLimit } from "./concurrency-limit.ts";
import { deadline, deadlines } from "./deadline.ts";
import { xsrfToken } from "./xsrf-token.ts";

const whenFree = concurrencyLimit(6);

export interface RequestOptions {
  /** GET when it is not given. */
  method?: string;
  /** Beside those that every request has; `accept` may widen theirs. */
  headers?: Record<string, string>;
  body?: string;
  cache?: RequestCache;
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for what `read` reads; half a minute when it is not given. */
  patience?: number;
  /** The token to carry, asked for when the request's turn has come. */
  authToken?: (() => Promise<string | null>) | null;
}

/** No answer came. */
export class NoResponse extends Error {
  override name = "NoAnswer";
  readonly reason: "timeout" | "aborted" | "offline";

  constructor(reason: NoResponse["reason"], cause: unknown) {
    super(`no answer: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Makes one request: with cookies, asking for JSON, repeating the anti-forgery cookie, at most six at once, each with
 * a time-out. The only place that calls `fetch`; what changes something goes through `send`.
 *
 * @param read takes what is needed from the answer. A stream resolves with the answer itself: its place in the queue
 *   and its time-out end with its head.
 * @throws NoAnswer when none came in time, and whatever `bearer` throws
 */
export function request<T>(
  url: string,
  { headers = {}, signal, patience = deadlines.usual, authToken, ...rest }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  return whenFree(async () => {
    const sent = new Headers({ accept: "application/json", ...headers });
    const xsrf = xsrfToken();
    if (xsrf) sent.set("x-xsrf-token", xsrf);
    const token = await authToken?.();
    if (token) sent.set("authorization", `Bearer ${token}`);
    const clock = deadline(patience, signal);
    try {
      return await read(
        await fetch(url, { ...rest, credentials: "include", headers: sent, signal: clock.signal }),
      );
    } catch (cause) {
      const aborted = cause instanceof DOMException && cause.name === "AbortError";
      throw new NoResponse(clock.passed() ? "timeout" : aborted ? "aborted" : "offline", cause);
    } finally {
      clock.clear();
    }
  });
}
