import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Target } from "../../core/outgoing/address.ts";

/** What came of one request. */
export interface PostResult {
  /** Null when there was no response. */
  status: number | null;
  /** The beginning of the response. */
  response: string | null;
  /** Null for a success. */
  error: string | null;
}

/** The whole exchange, from the connection to the end of the response. */
const deadlineMs = 10_000;
/** Bytes of the response that are read; the connection is closed after them. */
const responseMax = 4096;

/**
 * Posts a body to a target that was checked. Follows no redirect, and takes at most ten seconds and the first 4 KB of
 * the response. Always resolves.
 */
export function post(
  { url, address, family }: Target,
  body: string,
  headers: Record<string, string>,
  timeoutMs = deadlineMs,
): Promise<PostResult> {
  return new Promise((resolve) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = send(url, {
      method: "POST",
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Lantern-Hour-Webhooks",
        ...headers,
      },
      // The connection goes to the address that was checked, whatever the name resolves to by now.
      lookup: (_host, options, done) =>
        options.all ? done(null, [{ address, family }]) : done(null, address, family),
    });
    let status: number | null = null;
    request.on("response", (response) => {
      status = response.statusCode ?? null;
      beginning(response).then(
        (text) => resolve({ status, response: text, error: errorOf(status) }),
        (error) => resolve({ status, response: null, error: reasonOf(error, timeoutMs) }),
      );
    });
    request.on("error", (error) => resolve({ status, response: null, error: reasonOf(error, timeoutMs) }));
    request.end(body);
  });
}

async function beginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size >= responseMax) break;
  }
  // PostgreSQL cannot store NUL in text.
  return Buffer.concat(chunks).subarray(0, responseMax).toString().replaceAll("\u0000", "");
}

function errorOf(status: number | null): string | null {
  if (status !== null && status >= 200 && status < 300) return null;
  if (status !== null && status >= 300 && status < 400)
    return "The receiver redirects, which is not followed";
  return `The receiver responded with ${status}`;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || name === "AbortError")
    return `No response within ${timeoutMs / 1000} seconds`;
  return code ? `${code}: ${message}`.slice(0, 300) : message.slice(0, 300);
}
