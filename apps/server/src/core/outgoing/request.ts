import { readFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { rootCertificates } from "node:tls";
import { type Fault, fault, sentenceAbout } from "@lantern/contract/fault";
import { fieldTexts } from "@lantern/contract/field-texts";
import type { Target } from "./address.ts";

export interface OutgoingRequest {
  /** A form to post, or the body to post as it is; without either the request is a GET. */
  form?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
  /** PEM certificates of authorities that are trusted besides the public ones. */
  certificates?: string | null;
  /** For the whole exchange, from the connection to the end of the response. */
  timeoutMs?: number;
  mostBytes?: number;
  /** The beginning of a longer response is enough; otherwise a longer response is an error. */
  cut?: boolean;
  /** Ends the request. */
  signal?: AbortSignal;
}

export interface OutgoingResponse {
  status: number;
  /** The clock of the other server, from its header. */
  date: Date | null;
  body: string;
}

const deadlineMs = 8000;
const bytesMax = 256 * 1024;
/** Responses of status 1xx before the one that counts. */
const preliminaryMax = 10;

type Silence = Fault<"RECEIVER_SILENT" | "RECEIVER_CLOSED">;

/** There was no response, or no whole one. */
export class OutgoingError extends Error {
  /** Only where it says more than the message of the connection. */
  readonly fault: Silence | null;
  /** Of the connection, such as `ECONNREFUSED`. */
  readonly code: string | undefined;
  /** Of a response that did not end. */
  readonly status: number | null;

  constructor(cause: Error | Silence, status: number | null) {
    const isFault = "values" in cause;
    super(isFault ? sentenceAbout(fieldTexts, cause) : cause.message);
    this.name = "OutgoingError";
    this.fault = isFault ? cause : null;
    this.code = isFault ? undefined : (cause as NodeJS.ErrnoException).code;
    this.status = status;
  }
}

/**
 * Sends a request to a target that was checked: the connection goes to the address that was checked, whatever the name
 * resolves to by now. Follows no redirect. Whatever the other server does, it settles within the time, and the
 * connection is closed then. It is the only function that sends requests: `scripts/outside.test.mjs` checks it.
 *
 * @throws OutgoingError
 */
export function sendRequest(
  { url, address, family }: Target,
  {
    form,
    body = form && new URLSearchParams(form).toString(),
    headers,
    certificates,
    timeoutMs = deadlineMs,
    mostBytes = bytesMax,
    cut = false,
    signal,
  }: OutgoingRequest = {},
): Promise<OutgoingResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingResponse>();
  let status: number | null = null;
  const fail = (cause: Error | Silence) => reject(new OutgoingError(cause, status));

  const open = url.protocol === "https:" ? httpsRequest : httpRequest;
  const request = open(url, {
    method: body === undefined ? "GET" : "POST",
    agent: false,
    lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
    ...(certificates && { ca: [...publicAuthorities(), certificates] }),
    headers: {
      accept: "application/json",
      "user-agent": "Lantern-Hour",
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      ...headers,
    },
  });

  let preliminary = 0;
  request.on("information", () => {
    preliminary += 1;
    if (preliminary > preliminaryMax) fail(new Error("The receiver sends only preliminary responses"));
  });
  // A response of status 101 comes with this event, and its connection is then ours to close.
  request.on("upgrade", ({ headers: received }, socket) => {
    socket.destroy();
    resolve({ status: 101, date: dateIn(received), body: "" });
  });
  request.on("response", (response) => {
    status = response.statusCode ?? 0;
    const date = dateIn(response.headers);
    read(response, mostBytes, cut).then((text) => resolve({ status: status ?? 0, date, body: text }), fail);
  });
  request.on("error", fail);
  // Every request ends with this event, also where none of the others came.
  request.on("close", () => {
    if (status === null) fail(fault("RECEIVER_CLOSED"));
  });

  const timer = setTimeout(() => fail(fault("RECEIVER_SILENT", { seconds: timeoutMs / 1000 })), timeoutMs);
  const abort = () => fail(new Error("The request was aborted"));
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  else request.end(body);

  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    request.destroy();
  });
}

/** Reads a response until it ends or is longer than this. */
async function read(response: IncomingMessage, mostBytes: number, cut: boolean): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes && !cut) throw new Error("The response is too large");
    if (size >= mostBytes && cut) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString();
}

const dateIn = ({ date }: IncomingMessage["headers"]) => (date ? new Date(date) : null);

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
