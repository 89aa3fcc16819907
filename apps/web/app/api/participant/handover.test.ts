import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import type { Profile } from "./handover.ts";

const profile = {
  user: { first_name: "Noor" },
  dataPackage: { session: { id: "s1" } },
} as unknown as Profile;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module as a page has it that starts to load now. */
async function nextPage() {
  vi.resetModules();
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now());
  const { ApiError } = await import("../error.ts");
  return { ApiError, ...(await import("./handover.ts")) };
}

test("the next page takes the profile of its session once", async () => {
  (await nextPage()).handOverProfile(profile);
  const { handedProfile, takeProfile } = await nextPage();
  expect(handedProfile()?.user).toEqual(profile.user);
  expect(takeProfile("s1")).toEqual(profile);
  expect(takeProfile("s1")).toBeNull();
  expect(sessionStorage.getItem("participant-profile")).toBeNull();
});

test("another session, and a page that is opened later, get no profile", async () => {
  (await nextPage()).handOverProfile(profile);
  expect((await nextPage()).takeProfile("s2")).toBeNull();
  (await nextPage()).handOverProfile(profile);
  vi.advanceTimersByTime(1000);
  expect((await nextPage()).takeProfile("s1")).toBeNull();
});

test("the join page learns once why somebody comes back", async () => {
  const first = await nextPage();
  const refused = new first.ApiError(403, "CONSUMER_002", "Consumer not assigned to a session");
  first.handOverReturn({ problem: refused, left: false });
  const second = await nextPage();
  expect(second.takeReturn()).toMatchObject({ problem: { status: 403, code: "CONSUMER_002" }, left: false });
  expect(second.takeReturn()).toEqual({ problem: null, left: false });
  const broken = new Error("Failed to decrypt token - please login again");
  second.handOverReturn({ problem: broken, left: false });
  expect((await nextPage()).takeReturn().problem?.message).toBe(broken.message);
  second.handOverReturn({ problem: null, left: true });
  expect((await nextPage()).takeReturn()).toEqual({ problem: null, left: true });
});
