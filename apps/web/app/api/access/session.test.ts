// @vitest-environment happy-dom
// @vitest-environment-options {"url":"https://harbour.example/"}
import type { User } from "@lantern/contract/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ana = { id: "a", email: "ana@harbour.example", user_type_id: 2 } as User;
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const paths = () => fetchMock.mock.calls.map(([url]) => url);

let respond: (path: string) => Response;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  // The document refuses a change of the second one that is not secure.
  document.cookie = "XSRF-TOKEN=for-gery; path=/";
  document.cookie = "__Host-XSRF-TOKEN=for-gery; path=/; secure";
  const locks = {
    request: async (_: string, ...rest: (() => unknown)[]) => rest.at(-1)?.(),
    query: async () => ({}),
  };
  vi.stubGlobal("navigator", { onLine: true, locks });
  vi.stubGlobal("fetch", fetchMock);
  respond = (path) => Response.json(path === "/api/user" ? ana : { token: "bearer-of-ana" });
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (path) =>
    path.startsWith("/sanctum") ? new Response(null) : respond(path),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const credentials = () => JSON.parse(sessionStorage.getItem("credentials") ?? "null");

test.each(["google", "facebook", "microsoft", "linkedin"] as const)(
  "[A03, A07] after signing in with %s the stored credentials hold the account's e-mail address",
  async (provider) => {
    const { verify } = await import("./social/verify.ts");
    await verify(provider, { token: "proof" });
    const path = `/api/auth/${provider}/verify`;
    expect(paths().filter((each) => !each.startsWith("/sanctum"))).toEqual([path, "/api/user"]);
    expect(credentials()).toEqual({ email: ana.email, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    // Another page of this tab decrypts the token with them.
    const { storedToken } = await import("../../site/script/stored-token.ts");
    expect(await storedToken()).toBe("bearer-of-ana");
  },
);

test("[A07] after the mail that joins a provider to an account, and after a typed address, they do too", async () => {
  const { confirm } = await import("./social/verify.ts");
  await confirm("mailed");
  expect(credentials().email).toBe(ana.email);
  const { signIn } = await import("./stored-sign-in.ts");
  await signIn("Ana@Harbour.example", "three lamps on the quay");
  expect(credentials().email).toBe(ana.email);
});

test.each([
  ["is refused", () => Response.json({ message: "Unauthenticated" }, { status: 401 })],
  ["finds a stale page", () => Response.json({ message: "x" }, { status: 419 })],
  ["fails at the server", () => new Response(null, { status: 503 })],
  [
    "gets no respond",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])(
  "[A18–A21, C26] signing out clears token, credentials and cookies also when the request %s",
  async (_, fail) => {
    const { onSignedOut, signIn, signOut } = await import("./stored-sign-in.ts");
    await signIn(ana.email, "three lamps on the quay");
    const left: unknown[] = [];
    onSignedOut((how) => left.push(how));
    document.cookie = "other=1; path=/";
    sessionStorage.setItem("social-state", "{}");
    respond = fail;
    await signOut();
    expect(paths()).toContain("/api/logout");
    // The document drops a cookie in the millisecond after its end.
    await vi.waitFor(() => expect(document.cookie).toBe(""));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(left).toEqual([{ why: "asked" }]);
  },
);

test("[C25] signing out tells the server when there is a dashboard token, once", async () => {
  const { signIn, signOut } = await import("./stored-sign-in.ts");
  await signIn(ana.email, "three lamps on the quay");
  await signOut();
  expect(paths().filter((path) => path === "/api/logout")).toHaveLength(1);
});

test("[C25] with an experience token only, the server is not told", async () => {
  const { signOut } = await import("./stored-sign-in.ts");
  localStorage.setItem("experience_token", "of a participant");
  await signOut();
  expect(paths()).not.toContain("/api/logout");
  expect(localStorage.getItem("experience_token")).toBe("of a participant");
});

test("[P09] signing in as an administrator leaves a participant's sign-in alone", async () => {
  localStorage.setItem("experience_token", "of a participant");
  sessionStorage.setItem("experience_credentials", "of a participant");
  const { signIn } = await import("./stored-sign-in.ts");
  await signIn(ana.email, "three lamps on the quay");
  expect(localStorage.getItem("token")).not.toBeNull();
  expect(localStorage.getItem("experience_token")).toBe("of a participant");
  expect(sessionStorage.getItem("experience_credentials")).toBe("of a participant");
});

test("[K03] [A14] the user is fetched at sign-in and kept for five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { currentUser } = await import("./session.ts");
  const { signIn } = await import("./stored-sign-in.ts");
  const { handOverUser } = await import("./user-handover.ts");
  // The sign-in page hands its user over to the dashboard.
  handOverUser(await signIn(ana.email, "three lamps on the quay"));
  const signedIn = Date.now();
  const fetchedAt = async (seconds: number) => {
    vi.setSystemTime(signedIn + seconds * 1000);
    expect(await currentUser()).toEqual(ana);
    return paths().filter((path) => path === "/api/user").length;
  };
  expect([await fetchedAt(0), await fetchedAt(299), await fetchedAt(301), await fetchedAt(302)]).toEqual([
    1, 1, 2, 2,
  ]);
  vi.useRealTimers();
});

test.each([
  ["expired by the clock", -1, { why: "expired" }],
  ["was revoked", 60_000, { why: "refused" }],
])("[A17, E57] a rejected request tells whether the token has %s", async (_, left, reason) => {
  const { fetchUser, onSignedOut, signIn } = await import("./stored-sign-in.ts");
  const { request } = await import("../request.ts");
  const { listNotifications } = await import("@lantern/contract/endpoints/notifications");
  await signIn(ana.email, "three lamps on the quay");
  const reasons: unknown[] = [];
  onSignedOut((how) => reasons.push(how));
  respond = () => Response.json({ code: "UNAUTHENTICATED", message: "Unauthenticated" }, { status: 401 });
  const stored = JSON.parse(localStorage.getItem("token") ?? "{}");
  localStorage.setItem("token", JSON.stringify({ ...stored, token_expiration: Date.now() + left }));
  await request(listNotifications).catch(() => {});
  expect(reasons).toEqual([reason]);
  expect(await fetchUser()).toBeNull();
});

test("signing out while the token is renewed leaves nothing stored", async () => {
  const { hasToken, renewToken, signIn, signOut } = await import("./stored-sign-in.ts");
  await signIn(ana.email, "three lamps on the quay");
  expect(await hasToken()).toBe(true);
  const stored = JSON.parse(localStorage.getItem("token") ?? "{}");
  localStorage.setItem("token", JSON.stringify({ ...stored, token_expiration: Date.now() + 60_000 }));
  let finish = () => {};
  const renewed = new Promise<Response>((resolve) => {
    finish = () => resolve(Response.json({ token: "a newer one" }));
  });
  fetchMock.mockImplementation(async (path) => (path === "/api/refresh-token" ? renewed : respond(path)));
  const renewal = renewToken();
  await vi.waitFor(() => expect(paths()).toContain("/api/refresh-token"));
  await signOut();
  finish();
  await renewal;
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
