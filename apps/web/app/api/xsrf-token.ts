import { apiBase } from "./base.ts";

/** The cookie's value as a response header, for an API on another origin whose cookie scripts cannot read. */
let fromHeader: string | null = null;

/** The CSRF token from the server's XSRF-TOKEN cookie. */
export function xsrfToken(cookies: string = document.cookie): string | null {
  if (apiBase()) return fromHeader;
  const entry = cookies.split("; ").find((cookie) => cookie.startsWith("XSRF-TOKEN="));
  return entry ? decodeURIComponent(entry.slice("XSRF-TOKEN=".length)) : null;
}

/** Stores the token from the header of the response that set the cookie. */
export function storeXsrfToken(response: Response): void {
  fromHeader = response.headers.get("x-xsrf-token");
}
