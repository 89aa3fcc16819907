import { apiBase } from "./base.ts";

/** The cookie's value as a response header, for an API on another origin whose cookie scripts cannot read. */
let fromHeader: string | null = null;

/** Over https the cookie's name has a prefix, with which no other host of our domain can set it. */
const names = ["__Host-XSRF-TOKEN=", "XSRF-TOKEN="];

/** The CSRF token from the server's XSRF-TOKEN cookie. */
export function xsrfToken(cookies: string = document.cookie): string | null {
  if (apiBase()) return fromHeader;
  const all = cookies.split("; ");
  for (const name of names) {
    const entry = all.find((cookie) => cookie.startsWith(name));
    if (entry) return decodeURIComponent(entry.slice(name.length));
  }
  return null;
}

/** Stores the token from the header of the response that set the cookie. */
export function storeXsrfToken(response: Response): void {
  fromHeader = response.headers.get("x-xsrf-token");
}
