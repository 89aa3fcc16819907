// @vitest-environment happy-dom
import { register } from "@lantern/contract/endpoints/access";
import { orderReceipt } from "@lantern/contract/endpoints/checkout";
import { creditsCsv } from "@lantern/contract/endpoints/company";
import { sendContact } from "@lantern/contract/endpoints/contact";
import { getReport } from "@lantern/contract/endpoints/report";
import { getSession } from "@lantern/contract/endpoints/session";
import { HttpSocket } from "@lantern/live-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForNews } from "../shell/notifications/news-stream.ts";
import { registerTokenSource } from "./auth-tokens.ts";
import { readLatest, readMeta } from "./build.ts";
import { ensureCsrf } from "./csrf.ts";
import { download } from "./download.ts";
import { readOpen } from "./open-read.ts";
import { request } from "./request.ts";
import { send } from "./send.ts";
import { readStatus } from "./status.ts";

/** Every request that pages make to a server, with its address. */
const requests: [name: string, address: string, begin: () => unknown, patience?: number][] = [
  ["a request that reads", "/api/session/s", () => request(getSession, { params: { id: "s" } })],
  ["a request that changes", "/api/auth/register", () => request(register, { body: {} as never })],
  ["a report", "/api/session/s/report", () => download(getReport, { params: { id: "s" } }), 120_000],
  ["a list", "/api/company/credits.csv", () => download(creditsCsv, {}), 120_000],
  [
    "a receipt",
    "/api/checkout/orders/o/receipt.pdf",
    () => download(orderReceipt, { params: { id: "o" } }),
    120_000,
  ],
  ["a public page's request", "/api/config", () => readOpen("/api/config")],
  ["the contact form", "/api/contact", () => request(sendContact, { body: {} as never })],
  ["the status of the server", "/status.json", () => readStatus()],
  [
    "the stream of notifications",
    "/api/user/notifications/live",
    () =>
      listenForNews(
        () => {},
        () => null,
      ),
  ],
  ["a build's facts", "/builds/meta/b.json", () => readMeta("b")],
  ["the poll for builds", "/builds/latest.json", () => readLatest()],
  ["the live line's stream", "/live/events", () => new HttpSocket("/live", "stream", send), 3000],
  ["the live line's poll", "/live/poll", () => new HttpSocket("/live", "poll", send)],
  ["the anti-forgery cookie", "/sanctum/csrf-cookie", () => ensureCsrf(true)],
];

interface PendingRequest {
  url: string;
  init: RequestInit;
  end: () => void;
}

/** Requests that have started and have no response yet. */
let pending: PendingRequest[] = [];
const find = (address: string) => pending.find(({ url }) => url === address);

function stall(url: string, init: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const each = { url, init, end: () => resolve(new Response(null, { status: 204 })) };
    pending.push(each);
    init.signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  pending = [];
  document.cookie = "XSRF-TOKEN=for%2Dgery";
  vi.stubGlobal("navigator", { locks: { request: (_: string, __: object, run: () => unknown) => run() } });
  registerTokenSource("dashboard", { token: async () => "bearer-of-ana", refused: () => {} });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  await ensureCsrf(true);
  vi.stubGlobal("fetch", stall);
});
afterEach(async () => {
  // Every request still open ends and frees its concurrency slot.
  await vi.advanceTimersByTimeAsync(130_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(requests)(
  "[C02–C04, C19, K27, K28, E56] %s goes through the one caller",
  async (_, address, begin, patience = 30_000) => {
    const others = Array.from({ length: 6 }, (_, id) => request(getSession, { params: { id: `${id}` } }));
    for (const other of others) other.catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(pending).toHaveLength(6);

    const begun = begin();
    if (begun instanceof Promise) begun.catch(() => {});
    await vi.advanceTimersByTimeAsync(1);
    expect(find(address), "waits while six others are under way").toBeUndefined();
    pending[0]?.end();
    await vi.advanceTimersByTimeAsync(1);

    const { init } = find(address) as PendingRequest;
    const headers = new Headers(init.headers);
    expect(init.credentials).toBe("include");
    expect(headers.get("accept")).toMatch(/^application\/json/);
    expect(headers.get("x-xsrf-token")).toBe("for-gery");

    if (address === "/api/config") expect(headers.get("authorization")).toBe("Bearer bearer-of-ana");
    await vi.advanceTimersByTimeAsync(patience - 10);
    expect(init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(init.signal?.aborted, "is given up in time").toBe(true);
  },
);
