import { deadline, deadlines } from "./deadline.ts";
import { slots } from "./slots.ts";
import { xsrfToken } from "./xsrf-token.ts";

const inSlot = slots(6);

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
  bearer?: (() => Promise<string | null>) | null;
}

/** No answer came. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly reason: "timeout" | "aborted" | "offline";

  constructor(reason: NoAnswer["reason"], cause: unknown) {
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
  { headers = {}, signal, patience = deadlines.usual, bearer, ...rest }: RequestOptions,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  return inSlot(async () => {
    const sent = new Headers({ accept: "application/json", ...headers });
    const xsrf = xsrfToken();
    if (xsrf) sent.set("x-xsrf-token", xsrf);
    const token = await bearer?.();
    if (token) sent.set("authorization", `Bearer ${token}`);
    const clock = deadline(patience, signal);
    try {
      return await read(
        await fetch(url, { ...rest, credentials: "include", headers: sent, signal: clock.signal }),
      );
    } catch (cause) {
      const aborted = cause instanceof DOMException && cause.name === "AbortError";
      throw new NoAnswer(clock.passed() ? "timeout" : aborted ? "aborted" : "offline", cause);
    } finally {
      clock.clear();
    }
  });
}
