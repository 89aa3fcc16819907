// @vitest-environment happy-dom
import type { User } from "@lantern/contract/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../test/memory-storage.ts";
import { siteMap } from "../site-map.ts";

/** The real watches, store and encryption, with a clock that the test moves and a server that always says yes. */

const minute = 60_000;
const ana = { id: "a", email: "ana@harbour.example", user_type_id: 2 } as User;
const page = new EventTarget();
const replace = vi.fn();
let requested: string[];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.resetModules();
  replace.mockReset();
  requested = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("location", { pathname: "/dashboard/home", origin: "http://localhost", search: "", replace });
  document.cookie = "XSRF-TOKEN=for-gery";
  const request = async (_: string, ...rest: (() => unknown)[]) => rest.at(-1)?.();
  vi.stubGlobal("navigator", { onLine: true, locks: { request, query: async () => ({}) } });
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    if (path.startsWith("/sanctum")) return new Response(null);
    return Response.json(path === "/api/user" ? ana : { token: `token-${requested.length}` });
  });
  const { signIn } = await import("../api/access/stored-sign-in.ts");
  const { setOwnPages } = await import("./own-pages.ts");
  const { watchSignIn } = await import("./watch-sign-in.ts");
  setOwnPages(siteMap);
  await signIn(ana.email, "three lamps on the quay");
  stop = watchSignIn();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const renewals = () => requested.filter((path) => path === "/api/refresh-token").length;
const checks = () => requested.filter((path) => path === "/api/user").length;
const end = (): number | undefined => JSON.parse(localStorage.getItem("token") ?? "{}").token_expiration;

/** Waits for what the page does by itself, while its clock stands still. */
async function until(isDone: () => boolean): Promise<void> {
  const since = performance.now();
  while (!isDone()) {
    if (performance.now() - since > 4_000) throw new Error("the page did not do it");
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Moves the clock in steps of five minutes, and waits for what each background check does. */
async function pass(minutes: number): Promise<void> {
  for (let left = minutes; left > 0 && end() !== undefined; left -= 5) {
    const before = checks();
    const isLast = (end() ?? 0) <= Date.now() + 5 * minute;
    vi.advanceTimersByTime(5 * minute);
    if (!isLast) await until(() => checks() > before);
  }
}

test("[A15, A24, K01] an idle dashboard is signed out when its token expires, however often the server was asked", async () => {
  await pass(475);
  expect(checks()).toBeGreaterThan(90);
  expect([renewals(), localStorage.getItem("token")]).toEqual([0, expect.any(String)]);
  await pass(10);
  expect(localStorage.getItem("token")).toBeNull();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/login");
  expect(sessionStorage.getItem("next-page-toast")).toMatch(/You have been logged out due to inactivity\./);
});

test.each(["keydown", "click"])("a %s renews a token past half its life, and no younger one", async (use) => {
  const first = end();
  await pass(235);
  page.dispatchEvent(new Event(use));
  await pass(5);
  expect(renewals()).toBe(0);
  await pass(5);
  page.dispatchEvent(new Event(use));
  page.dispatchEvent(new Event(use));
  await until(() => end() !== first);
  expect([renewals(), end()]).toEqual([1, Date.now() + 480 * minute]);
  await pass(235 + 5);
  expect(localStorage.getItem("token")).not.toBeNull();
  await pass(240);
  expect([renewals(), localStorage.getItem("token")]).toEqual([1, null]);
});

test.each(["focus", "visibilitychange", "mousemove", "scroll", "online"])(
  "a %s is no use of the page",
  async (event) => {
    await pass(300);
    page.dispatchEvent(new Event(event));
    await pass(5);
    expect(renewals()).toBe(0);
  },
);
