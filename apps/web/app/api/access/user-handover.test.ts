import type { User } from "@lantern/contract/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { handOverUser, takeHandedUser } from "./user-handover.ts";

const ana = { id: "a", email: "ana@harbour.example" } as User;

beforeEach(() => void vi.stubGlobal("sessionStorage", memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

test("the next page takes the user once, with the time when it was fetched", () => {
  const before = Date.now();
  handOverUser(ana);
  const handed = takeHandedUser();
  expect(handed?.user).toEqual(ana);
  expect(handed?.at).toBeGreaterThanOrEqual(before);
  expect(takeHandedUser()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("where the tab stores nothing, the next page finds nobody", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { setItem: blocked, getItem: () => null });
  handOverUser(ana);
  expect(takeHandedUser()).toBeNull();
});

test("what somebody else has written there is dropped", () => {
  sessionStorage.setItem("signed-in-user", "{no json");
  expect(takeHandedUser()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
