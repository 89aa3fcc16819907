// @vitest-environment happy-dom
import { errorCatalog } from "@lantern/contract/errors";
import * as contract from "@lantern/contract/http";
import { pageConfigId } from "@lantern/contract/page-config";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { registerTokenSource } from "./auth-tokens.ts";
import { request, urlOf } from "./request.ts";

const { getConfig, getSession, importConsumers, listSessions, login, logout } = contract;
const onTokenRefused = vi.fn();
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
/** Requests to the API, without those for the CSRF cookie. */
const requests = () => fetchMock.mock.calls.filter(([url]) => !url.startsWith("/sanctum"));
const headersOf = (index: number) => new Headers(requests()[index]?.[1].headers);

function respondWith(...responses: (Response | Error)[]) {
  fetchMock.mockImplementation(async (url) => {
    if (url.startsWith("/sanctum")) {
      document.cookie = "XSRF-TOKEN=for%2Dgery";
      return new Response(null, { status: 204 });
    }
    const response = responses.shift() ?? json({});
    if (response instanceof Error) throw response;
    return response;
  });
}

beforeEach(() => {
  // A page without a configuration has its own origin as the API's.
  document.body.innerHTML = "";
  document.cookie = "other=1";
  document.cookie = "XSRF-TOKEN=; max-age=0";
  vi.stubGlobal("fetch", fetchMock);
  registerTokenSource("dashboard", { token: async () => "bearer-of-ana", refused: onTokenRefused });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  onTokenRefused.mockReset();
});

const credentials = { email: "ana@harbour.example", password: "a lamp in the fog" };
const params = { id: "0199a000-0000-7000-8000-000000000001" };

describe("a request", () => {
  test("[C11] fills its path, leaves empty values out of the query, carries the bearer", async () => {
    respondWith(json({ items: [], next: null }));
    await request(listSessions, { query: { search: "", when: "past" } });
    expect(requests()[0]?.[0]).toBe("/api/session?when=past");
    expect(headersOf(0).get("authorization")).toBe("Bearer bearer-of-ana");
    expect(urlOf(getSession.path, { params: { id: "a/b" } })).toBe("/api/session/a%2Fb");
  });

  test("that is open to everybody carries a bearer too, and goes without one that cannot be read", async () => {
    respondWith(json({}), json({}));
    await request(getConfig);
    expect(headersOf(0).get("authorization")).toBe("Bearer bearer-of-ana");
    const unreadable = async () => Promise.reject(new Error("unreadable"));
    registerTokenSource("dashboard", { token: unreadable, refused: onTokenRefused });
    await request(getConfig);
    expect(headersOf(1).get("authorization")).toBeNull();
    await expect(request(getSession, { params })).rejects.toThrow("unreadable");
  });

  test("[C04] that changes something is preceded by the anti-forgery cookie and repeats it", async () => {
    respondWith(json({ token: "fresh" }));
    await request(login, { body: credentials });
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/sanctum/csrf-cookie");
    expect(headersOf(0).get("x-xsrf-token")).toBe("for-gery");
  });

  test("[C10] with a stale anti-forgery token fetches a new one and is sent again, once", async () => {
    const stale = () => json({ code: "CSRF_MISMATCH", message: "Please try again." }, 419);
    respondWith(json({ token: "first" }));
    await request(login, { body: credentials });
    // The cookie is there and young, but no longer the one that the server made for this browser.
    document.cookie = "XSRF-TOKEN=stale";
    fetchMock.mockClear();
    respondWith(stale(), json({ token: "fresh" }));
    expect(await request(login, { body: credentials })).toEqual({ token: "fresh" });
    expect([0, 1].map((at) => headersOf(at).get("x-xsrf-token"))).toEqual(["stale", "for-gery"]);
    respondWith(stale(), stale());
    await expect(request(login, { body: credentials })).rejects.toMatchObject({ status: 419 });
  });

  test("answered by 204 resolves with nothing", async () => {
    respondWith(new Response(null, { status: 204 }));
    expect(await request(logout)).toBeUndefined();
  });
});

describe("a failure", () => {
  test.each<[string, Response | Error, object]>([
    [
      "by rule keeps code, text and fields",
      json(
        {
          code: "SESSION_002",
          message: "Insufficient credits",
          errors: { title: ["Too long", "Too new"], seats: ["Too many"] },
          faults: {
            title: [
              { code: "TOO_LONG", values: { max: 80 } },
              { code: "OF_TOMORROW", values: {} },
            ],
          },
        },
        409,
      ),
      {
        status: 409,
        code: "SESSION_002",
        message: "Insufficient credits",
        // The page's own sentence, and the server's where the page is older.
        fields: { title: ["Please use at most 80 characters.", "Too new"], seats: ["Too many"] },
      },
    ],
    [
      "[E58] of the server shows none of its words",
      json({ code: "SERVER_ERROR", message: "stack trace" }, 500),
      { status: 500, message: "Server error. Please try again later." },
    ],
    [
      "[E60] without a body names its status",
      new Response("", { status: 418 }),
      { status: 418, message: "Request failed with status 418" },
    ],
    [
      "[E61] without an answer says that there is no line",
      new TypeError("Failed to fetch"),
      { status: 0, message: "Unable to connect to the server. Please check your connection." },
    ],
  ])("%s", async (_, response, expected) => {
    respondWith(response);
    await expect(request(getSession, { params })).rejects.toMatchObject(expected);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  test("of the bearer ends the sign-in", async () => {
    respondWith(json({ code: "UNAUTHENTICATED", message: "Unauthenticated" }, 401));
    await expect(request(getSession, { params })).rejects.toMatchObject({ status: 401 });
    expect(onTokenRefused).toHaveBeenCalledOnce();
  });

  test.each([
    ["without a code", { message: "Unauthenticated" }],
    ["as `error`", { error: "Unauthenticated" }],
    ["with a code of the catalogue", { code: "REQUEST_001", message: "Unauthenticated" }],
    ["with an unknown code", { code: "FOO_999", message: "Unauthenticated" }],
  ])("[E57] 401 with the message Unauthenticated %s ends the sign-in", async (_, body) => {
    respondWith(json(body, 401));
    await expect(request(getSession, { params })).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      message: "Unauthenticated",
    });
    expect(onTokenRefused).toHaveBeenCalledOnce();
  });

  test("to sign in does not", async () => {
    respondWith(json({ code: "LOGIN_FAILED", message: "Login failed" }, 401));
    await expect(request(login, { body: credentials })).rejects.toMatchObject({ code: "LOGIN_FAILED" });
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  test.each([
    ["no text", { code: "FOO_999" }],
    ["a text of its own", { code: "FOO_999", message: "Row 7 of table x" }],
    ["an `error` of its own", { code: "FOO_999", error: "Row 7 of table x" }],
    ["the name of what every object has", { code: "toString", message: "x" }],
  ])("[E55] with a code that is not in the catalogue, and %s, has the general text", async (_, body) => {
    respondWith(json(body, 409));
    await expect(request(getSession, { params })).rejects.toMatchObject({
      code: body.code,
      message: "An unknown error occurred",
    });
  });

  test.each(Object.entries(errorCatalog).filter(([, { status }]) => status < 500))(
    "with the code %s and no text has the text of the catalogue",
    async (code, { status, message }) => {
      respondWith(json({ code }, status), json({ code, message: "" }, status));
      for (let n = 0; n < 2; n += 1)
        await expect(request(getSession, { params })).rejects.toMatchObject({ code, message });
    },
  );

  test("[E59] shows the server's `error`, or its `message`", async () => {
    respondWith(json({ error: "A", message: "B" }, 409), json({ message: "B" }, 409));
    await expect(request(getSession, { params })).rejects.toThrow(/^A$/);
    await expect(request(getSession, { params })).rejects.toThrow(/^B$/);
  });
});

describe("a request that is held", () => {
  /** Never responds; rejects when the request is aborted. */
  const stall = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      if (url.startsWith("/sanctum")) resolve(new Response(null, { status: 204 }));
      init.signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
    });

  beforeEach(() => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(stall);
  });
  afterEach(() => vi.useRealTimers());

  test.each([
    ["30 s", 30_000, () => request(getSession, { params })],
    [
      "120 s where a document or an import is made",
      120_000,
      () => request(importConsumers, { body: { text: "" } }),
    ],
  ])("[E56] [K27] ends after %s", async (_, ms, make) => {
    const ended = vi.fn();
    make().catch(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({
      code: "TIMEOUT",
      message: "Request timed out. Please try again.",
    });
  });

  test("[E56] [K27] ends after 30 s also when only its body is missing", async () => {
    fetchMock.mockImplementation(async (_, { signal }) => {
      const body = new ReadableStream({
        start: (stream) =>
          signal?.addEventListener("abort", () => stream.error(new DOMException("gone", "AbortError"))),
      });
      return new Response(body, { headers: { "content-type": "application/json" } });
    });
    const ended = vi.fn();
    request(getSession, { params }).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({
      code: "TIMEOUT",
      message: "Request timed out. Please try again.",
    });
  });

  test("[E56] and given up has the same text", async () => {
    const giveUp = new AbortController();
    const ended = expect(request(getSession, { params, signal: giveUp.signal })).rejects.toMatchObject({
      code: "ABORTED",
      message: "Request timed out. Please try again.",
    });
    await vi.advanceTimersByTimeAsync(10);
    giveUp.abort();
    await ended;
  });

  test("[C19] [K28] of twenty six are open and fourteen wait, in order", async () => {
    const open: { id: string | undefined; end: () => void }[] = [];
    fetchMock.mockImplementation(
      (url) =>
        new Promise((resolve) => open.push({ id: url.split("/").at(-1), end: () => resolve(json({})) })),
    );
    const all = Array.from({ length: 20 }, (_, id) => request(getSession, { params: { id: `${id}` } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(open.map(({ id }) => id)).toEqual(["0", "1", "2", "3", "4", "5"]);
    open[3]?.end();
    open[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(open.map(({ id }) => id).slice(6)).toEqual(["6", "7"]);
    for (let n = 0; n < 20; n += 1) {
      open[n]?.end();
      await vi.advanceTimersByTimeAsync(0);
    }
    await Promise.all(all);
    expect(open).toHaveLength(20);
  });
});

describe("every operation of the contract", () => {
  const operations = (Object.values(contract) as unknown[]).filter(
    (each): each is contract.Operation =>
      typeof each === "object" && each !== null && "path" in each && "access" in each,
  );
  const without = [
    "/sanctum/csrf-cookie",
    "/api/geo/countries",
    "/api/geo/timezones",
    "/api/auth/login",
    "/api/auth/register",
    "/api/auth/forgot-password",
    "/api/auth/reset-password",
    "/api/auth/google/verify",
    "/api/auth/facebook/verify",
    "/api/auth/microsoft/verify",
    "/api/auth/linkedin/verify",
    "/api/contact",
    "/api/email/verify",
    "/api/email/verify/resend",
    "/api/checkout/success",
  ];

  test("[C12–C18, P06–P08] carries a bearer, the participant's on their paths, except on the listed ones", async () => {
    for (const path of without)
      expect(
        operations.map((each) => each.path),
        path,
      ).toContain(path);
    registerTokenSource("participant", { token: async () => "bearer-of-noor", refused: onTokenRefused });
    for (const operation of operations) {
      fetchMock.mockReset();
      respondWith();
      await request(operation, { params, body: {} } as never).catch(() => {});
      const sent = fetchMock.mock.calls.find(([url]) => url === urlOf(operation.path, { params }));
      const { path } = operation;
      const isTheirs = /^\/api\/(exp\/|consumer\/getdatapackage$|session\/scorecard\/)/.test(path);
      const authorization = `Bearer ${isTheirs ? "bearer-of-noor" : "bearer-of-ana"}`;
      const expected = without.includes(path) ? null : authorization;
      expect(new Headers(sent?.[1].headers).get("authorization"), path).toBe(expected);
      if (operation.access === "participant") expect(isTheirs, path).toBe(true);
      if (operation.access === "dashboard") expect(isTheirs, path).toBe(false);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"] as const)(
    "[C05] of the method %s is preceded by the anti-forgery cookie, with GET it is not",
    async (method) => {
      vi.resetModules();
      const fresh = await import("./request.ts");
      const operation = operations.find((each) => each.method === method);
      respondWith();
      await fresh.request(getSession, { params });
      expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([`/api/session/${params.id}`]);
      await fresh.request(operation as contract.Operation, { params, body: {} } as never);
      expect(fetchMock.mock.calls[1]?.[0]).toBe("/sanctum/csrf-cookie");
      expect(fetchMock.mock.calls[2]?.[1].method).toBe(method);
    },
  );

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "[C02] [C03] [C04] %s goes with credentials, asks for JSON and repeats the anti-forgery cookie",
    async (_, operation) => {
      document.cookie = "XSRF-TOKEN=for%2Dgery";
      respondWith();
      await request(operation, { params, body: {} } as never);
      const sent = fetchMock.mock.lastCall?.[1];
      const headers = new Headers(sent?.headers);
      expect(sent?.credentials).toBe("include");
      expect(headers.get("accept")).toBe("application/json");
      expect(headers.get("x-xsrf-token")).toBe("for-gery");
    },
  );

  test("[C01] goes to the interface that the page names, its own origin without a name", async () => {
    respondWith();
    await request(getSession, { params });
    expect(requests()[0]?.[0]).toBe(`/api/session/${params.id}`);
    const config = JSON.stringify({ api: "https://api.lantern.example" });
    document.body.innerHTML = `<script type="application/json" id="${pageConfigId}">${config}</script>`;
    await request(getSession, { params });
    expect(requests()[1]?.[0]).toBe(`https://api.lantern.example/api/session/${params.id}`);
  });
});
