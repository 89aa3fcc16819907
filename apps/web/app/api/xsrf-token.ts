import { apiBase } from "./base.ts";

/** From an interface of another origin, whose cookie no script of ours can read: the same value, from a header. */
let fromHeader: string | null = null;

/** The anti-forgery token that the server put into the XSRF-TOKEN cookie. */
export function xsrfToken(cookies: string = document.cookie): string | null {
  if (apiBase()) return fromHeader;
  const entry = cookies.split("; ").find((cookie) => cookie.startsWith("XSRF-TOKEN="));
  return entry ? decodeURIComponent(entry.slice("XSRF-TOKEN=".length)) : null;
}

/** Keeps what the answer with the cookie says in its header. */
export function storeXsrfToken(response: Response): void {
  fromHeader = response.headers.get("x-xsrf-token");
}
