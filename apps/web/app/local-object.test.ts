import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = globalThis as { lantern?: { participant?: { state: { token: string } } } };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { cookie: "", querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined });
  vi.stubGlobal("sessionStorage", { getItem: () => null, removeItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.lantern;
});

/** Signs in as a participant on a page whose server reports its mode, or does not respond. */
async function joinWhere(config: object | null): Promise<void> {
  const response = config ? Response.json(config) : new Response(null, { status: 503 });
  const fetchMock = vi.fn(async () => response);
  vi.stubGlobal("fetch", fetchMock);
  const { access } = await import("./live/client/access.ts");
  const { publishParticipant } = await import("./live/client/participant.ts");
  access.set({ token: "token-of-noor", isLoggedIn: true });
  await publishParticipant();
  expect(fetchMock).toHaveBeenCalledOnce();
}

test("in local mode the page's programs read the participant's state", async () => {
  await joinWhere({ local: true });
  expect(page.lantern?.participant?.state.token).toBe("token-of-noor");
});

test.each([
  ["another mode", { local: false }],
  ["no answer", null],
])("with %s there is no object, and so no token to be read", async (_, config) => {
  await joinWhere(config);
  expect(page).not.toHaveProperty("lantern");
});
