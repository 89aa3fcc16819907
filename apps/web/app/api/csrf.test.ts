// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const times = () => fetchMock.mock.calls.length;

const removeCookie = () => {
  document.cookie = "XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
};

/** A freshly loaded page. */
async function freshPage() {
  vi.resetModules();
  return { ...(await import("./csrf.ts")), ...(await import("./xsrf-token.ts")) };
}

beforeEach(() => {
  vi.useFakeTimers();
  removeCookie();
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => {
    document.cookie = "XSRF-TOKEN=a%2Bb";
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[C12] the cookie is fetched with credentials and without a bearer", async () => {
  const { ensureCsrf, xsrfToken } = await freshPage();
  await ensureCsrf();
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect([url, init?.credentials]).toEqual(["/sanctum/csrf-cookie", "include"]);
  expect(new Headers(init?.headers).get("authorization")).toBeNull();
  expect(xsrfToken()).toBe("a+b");
});

test("over https the token comes from the cookie that only this host can set", async () => {
  const { xsrfToken } = await freshPage();
  expect(xsrfToken("XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own; a=b")).toBe("own");
  expect(xsrfToken("XSRF-TOKEN=own; a=b")).toBe("own");
});

test("[C07] it is fetched again when the cookie is gone", async () => {
  const { ensureCsrf } = await freshPage();
  await ensureCsrf();
  await ensureCsrf();
  expect(times()).toBe(1);
  removeCookie();
  await ensureCsrf();
  expect(times()).toBe(2);
});

test("[C08] [K05] before 120 seconds it is fresh, then it is fetched again, asleep or not", async () => {
  const { ensureCsrf } = await freshPage();
  await ensureCsrf();
  vi.setSystemTime(Date.now() + 119_999);
  await ensureCsrf();
  expect(times()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  await ensureCsrf();
  expect(times()).toBe(2);
});

test("[C09] after a failure it is tried once more, a second later", async () => {
  const { ensureCsrf } = await freshPage();
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 500 }));
  const done = ensureCsrf();
  await vi.advanceTimersByTimeAsync(999);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times()).toBe(2);
  await done;
});

test("calls at the same time share one fetch", async () => {
  const { ensureCsrf } = await freshPage();
  await Promise.all([ensureCsrf(), ensureCsrf(), ensureCsrf()]);
  expect(times()).toBe(1);
});
