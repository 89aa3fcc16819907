// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { TokenStore } from "../access/token-store.ts";
import { participant } from "./participant-store.ts";

const sessionId = "0199a000-0000-7000-8000-000000000001";
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const saved = () =>
  new TokenStore(participant, { local: localStorage, tab: sessionStorage }).save("bearer-of-noor", {
    email: "noor@northwind.example",
    sessionId,
    secret: "5e".repeat(32),
  });
const change = (part: object) => {
  const record = JSON.parse(localStorage.getItem("experience_token") ?? "");
  localStorage.setItem("experience_token", JSON.stringify({ ...record, ...part }));
};
const authHeaders = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init.headers).get("authorization"));

/** Loads the modules again, like a newly opened page of the same tab. */
async function freshPage() {
  vi.resetModules();
  return { ...(await import("./access.ts")), request: (await import("../request.ts")).request };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () =>
    Response.json({ user: { email: "noor@northwind.example" }, session: {} }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const broken: [string, object, string][] = [
  ["[A09] was changed", { data: "00".repeat(40) }, "Failed to decrypt token - please login again"],
  ["[A10] is of another version", { version: 1 }, "Unsupported token version - please login again"],
];

test.each(broken)(
  "a participant's stored token that %s is removed, and the join page says why",
  async (_, part, text) => {
    await saved();
    change(part);
    const { access, resume } = await freshPage();
    await expect(resume(sessionId)).rejects.toThrow(text);
    expect(localStorage.getItem("experience_token")).toBeNull();
    expect(sessionStorage.getItem("experience_credentials")).toBeNull();
    expect(access.get()).toMatchObject({ isLoggedIn: false, token: "" });
    expect(access.get().problem).toMatchObject({ message: text });
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("[A11] one in an old form is removed without a word", async () => {
  await saved();
  localStorage.setItem("experience_token", "a-bare-token");
  const { access, resume } = await freshPage();
  expect(await resume(sessionId)).toBe(false);
  expect(localStorage.getItem("experience_token")).toBeNull();
  expect(access.get().problem).toBeNull();
});

test("a tab that has joined nothing leaves what another tab has stored", async () => {
  await saved();
  sessionStorage.clear();
  const { resume, request } = await freshPage();
  expect(await resume(sessionId)).toBe(false);
  const { getDataPackage } = await import("@lantern/contract/http");
  await request(getDataPackage, { query: { sessionId } });
  expect(authHeaders()).toEqual([null]);
  expect(localStorage.getItem("experience_token")).not.toBeNull();
});

test("[P06] a request before anything else carries the stored token", async () => {
  await saved();
  const { request } = await freshPage();
  const { getDataPackage } = await import("@lantern/contract/http");
  await request(getDataPackage, { query: { sessionId } });
  expect(authHeaders()).toEqual(["Bearer bearer-of-noor"]);
});

test("[P09] joining as a participant leaves an administrator's sign-in alone", async () => {
  localStorage.setItem("token", "of an administrator");
  sessionStorage.setItem("credentials", "of an administrator");
  fetched.mockImplementation(async () =>
    Response.json({ token: "bearer-of-noor", user: { email: "noor@northwind.example" }, session: {} }),
  );
  const { joinByEmail } = await freshPage();
  await joinByEmail("noor@northwind.example", sessionId);
  expect(localStorage.getItem("experience_token")).not.toBeNull();
  expect(localStorage.getItem("token")).toBe("of an administrator");
  expect(sessionStorage.getItem("credentials")).toBe("of an administrator");
});

test("a person who leaves is not connected again while the server ends their token", async () => {
  await saved();
  const opened = vi.fn();
  vi.doMock("../../play/client/open-client.ts", () => ({ openLiveClient: opened }));
  const { leave, resume } = await freshPage();
  const { connect } = await import("../../play/client/current-client.ts");
  fetched.mockImplementation(async () => Response.json({ user: {}, session: { language: "en" } }));
  await resume(sessionId);
  fetched.mockImplementation(() => new Promise(() => {}));
  void leave();
  expect(connect()).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

test.each<[string, () => Response | Promise<never>]>([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server error", () => new Response("", { status: 503 })],
  ["a full server", () => Response.json({ code: "REQUEST_001" }, { status: 429 })],
])("[A11] a reload with %s keeps the sign-in for the next try", async (_, respond) => {
  await saved();
  fetched.mockImplementation(async () => respond());
  const { access, resume } = await freshPage();
  await expect(resume(sessionId)).rejects.toThrow();
  expect(access.get()).toMatchObject({ isLoggedIn: false, token: "" });
  expect(access.get().problem).not.toBeNull();
  fetched.mockImplementation(async () => Response.json({ user: {}, session: {} }));
  expect(await (await freshPage()).resume(sessionId)).toBe(true);
});

test("a reload that the server refuses forgets the sign-in", async () => {
  await saved();
  fetched.mockImplementation(async () => Response.json({ code: "SESSION_001" }, { status: 404 }));
  const { resume } = await freshPage();
  await expect(resume(sessionId)).rejects.toMatchObject({ status: 404 });
  expect(localStorage.getItem("experience_token")).toBeNull();
  expect(await (await freshPage()).resume(sessionId)).toBe(false);
});

test("a second tab that joins leaves the first one its sign-in, and one that leaves too", async () => {
  await saved();
  const first = sessionStorage;
  vi.stubGlobal("sessionStorage", memoryStorage());
  const second = new TokenStore(participant, { local: localStorage, tab: sessionStorage });
  await second.save("bearer-of-ola", { email: "ola@northwind.example", sessionId, secret: "01".repeat(32) });
  vi.stubGlobal("sessionStorage", first);
  expect(await (await freshPage()).resume(sessionId)).toBe(true);
  expect(authHeaders()[0]).toBe("Bearer bearer-of-noor");

  (await freshPage()).forget();
  expect(await second.read()).toBe("bearer-of-ola");
});

test("[A11] an invalid record is removed in a tab that has joined nothing", async () => {
  localStorage.setItem("experience_token", "a-bare-token");
  expect(await (await freshPage()).resume(sessionId)).toBe(false);
  expect(localStorage.getItem("experience_token")).toBeNull();
});
