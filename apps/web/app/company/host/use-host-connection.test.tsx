// @vitest-environment happy-dom
import { createStore, initialLiveState, type LiveState } from "@lantern/live-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act, renderHook } from "../../../test/render.ts";
import { useHostConnection } from "./use-host-connection.ts";

const { renewToken } = vi.hoisted(() => ({ renewToken: vi.fn(async () => {}) }));
vi.mock("../../api/access/stored-sign-in.ts", () => ({ renewToken }));
vi.mock("../../api/access/session.ts", () => ({ checkSession: async () => {} }));
vi.mock("../../api/auth-tokens.ts", () => ({ authTokenFor: async () => "token" }));
const store = createStore<LiveState>(initialLiveState);
vi.mock("../../play/client/open-client.ts", () => ({ openLiveClient: () => ({ store, close: () => {} }) }));

const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("opening the console and a live session renew the token; a session that waits or has ended does not", async () => {
  const { unmount } = renderHook(() => useHostConnection("s"));
  // The connection opens in some steps.
  await act(async () => {});
  expect(renewToken).toHaveBeenCalledTimes(1);
  const renewalsIn = (phase: string) => {
    const view = { stage: "host", clock: { phase } };
    act(() => store.set({ snapshot: { view, privateView: null, directory: {} } as never }));
    renewToken.mockClear();
    vi.advanceTimersByTime(hourMs);
    return renewToken.mock.calls.length;
  };
  expect(["lobby", "running", "paused", "ended"].map(renewalsIn)).toEqual([0, 60, 60, 0]);
  renewalsIn("running");
  unmount();
  renewToken.mockClear();
  vi.advanceTimersByTime(hourMs);
  expect(renewToken).not.toHaveBeenCalled();
});
