import { concurrencyLimit } from "./concurrency-limit.ts";
import { timeoutSignal, timeouts } from "./timeouts.ts";
import { xsrfToken } from "./xsrf-token.ts";

const whenFree = concurrencyLimit(6);

export interface RequestOptions {
  /** Defaults to GET. */
  method?: string;
  /** Added to the headers of every request; `accept` may extend the default one. */
  headers?: Record<string, string>;
  body?: string;
  cache?: RequestCache;
  signal?: AbortSignal | undefined;
  /** Milliseconds that `read` may take; 30 seconds by default. */
  patience?: number;
  /** The token to send, read when the request starts. */
  authToken?: (() => Promise<string | null>) | null;
}

/** There was no response. */
export class NoResponse extends Error {
  override name = "NoAnswer";
  readonly reason: "timeout" | "aborted" | "offline";

  constructor(reason: NoResponse["reason"], cause: unknown) {
    super(`no answer: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Makes one request with cookies, the CSRF token and a time limit, at most six at once. The only place that calls
 * `fetch`; requests that change something go through `send`.
 *
 * @param read reads what is needed from the response. For a stream it returns the response itself; its concurrency slot
 * and time limit then end when the headers arrive. @throws NoResponse when there is no response in time, and whatever
 * `authToken` throws
 */
export function limitedFetch<T>(
  url: string,
  { headers = {}, signal, patience = timeouts.usual, authToken, ...rest }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  return whenFree(async () => {
    const sent = new Headers({ accept: "application/json", ...headers });
    const xsrf = xsrfToken();
    if (xsrf) sent.set("x-xsrf-token", xsrf);
    const token = await authToken?.();
    if (token) sent.set("authorization", `Bearer ${token}`);
    const clock = timeoutSignal(patience, signal);
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
