import { readFileSync } from "node:fs";
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { rootCertificates } from "node:tls";
import type { Target } from "./address.ts";

export interface OutgoingRequest {
  /** A form to post; without it the request is a GET. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** PEM certificates of authorities that are trusted besides the public ones. */
  certificates?: string | null;
}

export interface OutgoingResponse {
  status: number;
  /** The clock of the other server, from its header. */
  date: Date | null;
  body: string;
}

const deadlineMs = 8000;
const mostBytes = 256 * 1024;

/**
 * Opens a request to a target that was checked: the connection goes to the address that was checked, whatever the name
 * resolves to by now. Follows no redirect.
 *
 * @param timeoutMs for the whole exchange, from the connection to the end of the response
 */
export function openRequest(
  { url, address, family }: Target,
  {
    timeoutMs,
    ...options
  }: { method: string; headers: OutgoingHttpHeaders; timeoutMs: number; ca?: string[] },
): ClientRequest {
  const open = url.protocol === "https:" ? httpsRequest : httpRequest;
  return open(url, {
    ...options,
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
  });
}

/** Reads a response until it ends or is longer than this; then the connection is closed. */
export async function readResponse(response: IncomingMessage, longest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > longest) break;
  }
  return Buffer.concat(chunks);
}

/**
 * Sends a request to a target that was checked. Rejects with the error of the connection, or if the response takes
 * longer than eight seconds or is larger than 256 KB.
 */
export function sendRequest(
  target: Target,
  { form, headers, certificates }: OutgoingRequest = {},
): Promise<OutgoingResponse> {
  const body = form && new URLSearchParams(form).toString();
  return new Promise((resolve, reject) => {
    const request = openRequest(target, {
      method: body === undefined ? "GET" : "POST",
      timeoutMs: deadlineMs,
      ...(certificates && { ca: [...publicAuthorities(), certificates] }),
      headers: {
        accept: "application/json",
        "user-agent": "Lantern-Hour",
        ...(body !== undefined && {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
        }),
        ...headers,
      },
    });
    request.on("response", (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const date = received.date ? new Date(received.date) : null;
      textOf(response).then((text) => resolve({ status, date, body: text }), reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const bytes = await readResponse(response, mostBytes);
  if (bytes.length > mostBytes) throw new Error("The response is too large");
  return bytes.toString();
}

/** Node adds those of NODE_EXTRA_CA_CERTS only where no others are named. */
function publicAuthorities(): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [...rootCertificates];
  try {
    return [...rootCertificates, readFileSync(file, "utf8")];
  } catch {
    return [...rootCertificates];
  }
}
