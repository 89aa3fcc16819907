// @vitest-environment happy-dom
import { pageConfigId } from "@lantern/contract/page-config";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = globalThis as { lantern?: { participant?: { state: { token: string } } } };

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  delete page.lantern;
});

/** Signs in as a participant on a page with this configuration. */
async function joinWhere(config: object | null): Promise<void> {
  const script = `<script type="application/json" id="${pageConfigId}">${JSON.stringify(config)}</script>`;
  document.body.innerHTML = config ? script : "";
  const { access } = await import("./participant/access.ts");
  const { publishParticipant } = await import("../play/client/participant.ts");
  access.set({ token: "token-of-noor", isLoggedIn: true });
  publishParticipant();
}

test("in local mode a test that asks for it reads the participant's state", async () => {
  page.lantern = {};
  await joinWhere({ local: true });
  expect(page.lantern.participant?.state.token).toBe("token-of-noor");
});

test("a page that nobody tests has no such object", async () => {
  await joinWhere({ local: true });
  expect(page).not.toHaveProperty("lantern");
});

test.each([
  ["another mode", { local: false }],
  ["no configuration", null],
])("with %s nothing is exposed, and so no token can be read", async (_, config) => {
  page.lantern = {};
  await joinWhere(config);
  expect(page.lantern).toEqual({});
});
