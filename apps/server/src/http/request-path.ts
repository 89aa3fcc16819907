import type { IncomingMessage } from "node:http";

/**
 * The path of a request line, without its query. A stranger writes there what they like: it need not be an address,
 * and `new URL` throws at what is none (`//`, `http://[`).
 */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}
