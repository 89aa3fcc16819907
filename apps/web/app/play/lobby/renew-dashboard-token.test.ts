import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";

const access = { renewToken: vi.fn(), shareWithTabs: vi.fn() };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.doMock("../../api/access/stored-sign-in.ts", () => access);
  for (const each of Object.values(access)) each.mockReset();
});
afterEach(() => {
  vi.doUnmock("../../api/access/stored-sign-in.ts");
  vi.unstubAllGlobals();
});

test.each([
  ["an administrator whose tab has the credentials", "{}", "{}", 1],
  ["a participant", null, null, 0],
  ["a participant beside somebody else's dashboard", "{}", null, 0],
])("entering the lobby as %s", async (_, token, credentials, renewals) => {
  if (token) localStorage.setItem("token", token);
  if (credentials) sessionStorage.setItem("credentials", credentials);
  const { renewDashboardToken } = await import("./renew-dashboard-token.ts");
  await renewDashboardToken();
  expect(access.renewToken).toHaveBeenCalledTimes(renewals);
  expect(access.shareWithTabs).toHaveBeenCalledTimes(renewals);
});
