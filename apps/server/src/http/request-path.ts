import type { IncomingMessage } from "node:http";

/**
 * The path of a request line, without its query. A client can send anything there: it need not be an address, and
 * `new URL` throws for some of it (`//`, `http://[`).
 */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}
