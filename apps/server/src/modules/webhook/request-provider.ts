import { type Fault, fault } from "@lantern/contract/fault";
import { foreignText } from "../../core/foreign-text.ts";
import type { Target } from "../../core/outgoing/address.ts";
import { OutgoingError, sendRequest } from "../../core/outgoing/request.ts";

/** The result of one request. */
export interface PostResult {
  /** Null when there was no response. */
  status: number | null;
  /** The beginning of the response. */
  response: string | null;
  /** Null for a success. */
  error: Fault | null;
}

interface PostOptions {
  timeoutMs?: number;
  /** Aborted when the node stops. */
  signal?: AbortSignal;
}

/** The whole exchange, from the connection to the end of the response. */
const deadlineMs = 10_000;
/** Bytes of the response that are read; the connection is closed after them. */
const responseMax = 4096;

/**
 * Posts a body to a target that was checked. Follows no redirect, and takes at most ten seconds and the first 4 KB of
 * the response.
 *
 * @throws OutgoingError only when it was aborted
 */
export async function post(
  target: Target,
  body: string,
  headers: Record<string, string>,
  { timeoutMs = deadlineMs, signal }: PostOptions = {},
): Promise<PostResult> {
  try {
    const response = await sendRequest(target, {
      body,
      headers: {
        "content-type": "application/json",
        "user-agent": "Lantern-Hour-Webhooks",
        accept: "*/*",
        ...headers,
      },
      timeoutMs,
      mostBytes: responseMax,
      cut: true,
      ...(signal && { signal }),
    });
    const text = foreignText(response.body, responseMax);
    return { status: response.status, response: text, error: errorOf(response.status) };
  } catch (error) {
    if (!(error instanceof OutgoingError) || signal?.aborted) throw error;
    const { status, code, message } = error;
    const reason = foreignText(code ? `${code}: ${message}` : message, 300);
    return { status, response: null, error: error.fault ?? fault("RECEIVER_CONNECTION", { reason }) };
  }
}

function errorOf(status: number): Fault | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return fault("RECEIVER_REDIRECTS");
  return fault("RECEIVER_STATUS", { status });
}
