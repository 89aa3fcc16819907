import { getSession, listSessions, login, logout } from "@lantern/contract/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { registerBearer } from "./bearers.ts";
import { address, call } from "./client.ts";

const refusedBearer = vi.fn();
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
/** The calls to the interface, without those for the anti-forgery cookie. */
const calls = () => asked.mock.calls.filter(([url]) => !url.startsWith("/sanctum"));
const headersOf = (index: number) => new Headers(calls()[index]?.[1].headers);

function answerWith(...answers: (Response | Error)[]) {
  asked.mockImplementation(async (url) => {
    if (url.startsWith("/sanctum")) {
      vi.stubGlobal("document", { cookie: "other=1; XSRF-TOKEN=for%2Dgery" });
      return new Response(null, { status: 204 });
    }
    const answer = answers.shift() ?? json({});
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", asked);
  registerBearer("dashboard", { token: async () => "bearer-of-ana", refused: refusedBearer });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  refusedBearer.mockReset();
});

const credentials = { email: "ana@harbour.example", password: "a lamp in the fog" };
const params = { id: "0199a000-0000-7000-8000-000000000001" };

describe("a call", () => {
  test("fills its path, leaves empty values out of the query, carries the bearer", async () => {
    answerWith(json({ items: [], next: null }));
    await call(listSessions, { query: { search: "", when: "past" } });
    expect(calls()[0]?.[0]).toBe("/api/session?when=past");
    expect(headersOf(0).get("authorization")).toBe("Bearer bearer-of-ana");
    expect(address(getSession.path, { params: { id: "a/b" } })).toBe("/api/session/a%2Fb");
  });

  test("that is open carries no bearer", async () => {
    answerWith(json({ token: "fresh" }));
    expect(await call(login, { body: credentials })).toEqual({ token: "fresh" });
    expect(headersOf(0).get("authorization")).toBeNull();
  });

  test("that changes something is preceded by the anti-forgery cookie and repeats it", async () => {
    answerWith(json({ token: "fresh" }));
    await call(login, { body: credentials });
    expect(asked.mock.calls[0]?.[0]).toBe("/sanctum/csrf-cookie");
    expect(headersOf(0).get("x-xsrf-token")).toBe("for-gery");
  });

  test("with a stale anti-forgery token fetches a new one and is sent again, once", async () => {
    const stale = () => json({ code: "CSRF_MISMATCH", message: "Please try again." }, 419);
    answerWith(stale(), json({ token: "fresh" }));
    expect(await call(login, { body: credentials })).toEqual({ token: "fresh" });
    answerWith(stale(), stale());
    await expect(call(login, { body: credentials })).rejects.toMatchObject({ status: 419 });
  });

  test("answered by 204 resolves with nothing", async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await call(logout)).toBeUndefined();
  });
});

describe("a failure", () => {
  test.each<[string, Response | Error, object]>([
    [
      "by rule keeps code, text and fields",
      json({ code: "SESSION_002", message: "Insufficient credits", errors: { seats: ["Too many"] } }, 409),
      { status: 409, code: "SESSION_002", message: "Insufficient credits", fields: { seats: ["Too many"] } },
    ],
    [
      "of the server shows none of its words",
      json({ code: "SERVER_ERROR", message: "stack trace" }, 500),
      { status: 500, message: "Server error. Please try again later." },
    ],
    [
      "without a body names its status",
      new Response("", { status: 418 }),
      { status: 418, message: "Request failed with status 418" },
    ],
    [
      "without an answer says that there is no line",
      new TypeError("Failed to fetch"),
      { status: 0, message: "Unable to connect to the server. Please check your connection." },
    ],
  ])("%s", async (_, answer, expected) => {
    answerWith(answer);
    await expect(call(getSession, { params })).rejects.toMatchObject(expected);
    expect(refusedBearer).not.toHaveBeenCalled();
  });

  test("of the bearer ends the sign-in", async () => {
    answerWith(json({ code: "UNAUTHENTICATED", message: "Unauthenticated" }, 401));
    await expect(call(getSession, { params })).rejects.toMatchObject({ status: 401 });
    expect(refusedBearer).toHaveBeenCalledOnce();
  });

  test("to sign in does not", async () => {
    answerWith(json({ code: "LOGIN_FAILED", message: "Login failed" }, 401));
    await expect(call(login, { body: credentials })).rejects.toMatchObject({ code: "LOGIN_FAILED" });
    expect(refusedBearer).not.toHaveBeenCalled();
  });

  test("by the clock has its own text", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    answerWith(new DOMException("late", "TimeoutError"));
    await expect(call(getSession, { params })).rejects.toMatchObject({
      code: "TIMEOUT",
      message: "Request timed out. Please try again.",
    });
    vi.restoreAllMocks();
  });
});
