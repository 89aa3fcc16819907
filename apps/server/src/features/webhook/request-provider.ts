import type { IncomingMessage } from "node:http";
import type { Target } from "../../core/outgoing/address.ts";
import { foreignText } from "../../core/foreign-text.ts";
import { openRequest, readResponse } from "../../core/outgoing/request.ts";

/** The result of one request. */
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
  target: Target,
  body: string,
  headers: Record<string, string>,
  timeoutMs = deadlineMs,
): Promise<PostResult> {
  return new Promise((resolve) => {
    const request = openRequest(target, {
      method: "POST",
      timeoutMs,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Lantern-Hour-Webhooks",
        ...headers,
      },
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
  const bytes = await readResponse(response, responseMax - 1);
  return foreignText(bytes.subarray(0, responseMax).toString(), responseMax);
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
  return foreignText(code ? `${code}: ${message}` : message, 300);
}
