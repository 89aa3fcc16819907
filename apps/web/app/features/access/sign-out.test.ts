import { getUser, logout, type Operation } from "@lantern/contract/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const call = vi.fn<(operation: Operation) => Promise<unknown>>();
vi.mock("../../api/client.ts", () => ({ call: (operation: Operation) => call(operation) }));

/** A browser's storage, whose keys are its own properties. */
function storage(items: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  };
  const kept: Record<string, string> = Object.assign(Object.create(methods), items);
  return kept;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage({ experience_token: "of a participant" }));
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=x" });
  call
    .mockReset()
    .mockImplementation(async ({ id }) =>
      id === getUser.id ? { user_type_id: 2, first_name: "Maren" } : undefined,
    );
});
afterEach(() => void vi.unstubAllGlobals());

const logouts = () => call.mock.calls.filter(([{ id }]) => id === logout.id).length;

test("[C25] signing out tells the server when there is a dashboard token", async () => {
  const { acceptToken, signOut } = await import("./session.ts");
  await acceptToken("maren@northwind.example", "a bearer");
  await signOut();
  expect(logouts()).toBe(1);
  expect(localStorage.getItem("token")).toBeNull();
});

test("[C25] with an experience token only, the server is not told", async () => {
  const { signOut } = await import("./session.ts");
  await signOut();
  expect(logouts()).toBe(0);
  expect(localStorage.getItem("experience_token")).toBe("of a participant");
});
