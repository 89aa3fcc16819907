import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInWithPasskey } from "./passkey.ts";

const cancelCeremony = vi.fn();
const startAuthentication = vi.fn();
vi.mock("@simplewebauthn/browser", () => ({
  startAuthentication: () => startAuthentication(),
  WebAuthnAbortService: { cancelCeremony: () => cancelCeremony() },
}));
vi.mock("../request.ts", () => ({ request: async () => ({ options: {} }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a passkey dialog that never ends is given up after a minute, and the page says so", async () => {
  startAuthentication.mockReturnValue(new Promise(() => {}));
  let outcome = "waiting";
  signInWithPasskey().catch((error: Error) => {
    outcome = error.message;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(outcome).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome).toBe(
    "The passkey dialog didn’t finish within a minute. Please try again, or sign in another way.",
  );
  expect(cancelCeremony).toHaveBeenCalledOnce();
});

test("a passkey dialog that is closed is known at once", async () => {
  startAuthentication.mockRejectedValue(new DOMException("", "NotAllowedError"));
  await expect(signInWithPasskey()).rejects.toThrow("No passkey was used.");
  expect(vi.getTimerCount()).toBe(0);
});
