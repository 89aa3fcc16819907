import { initialLiveState, LiveClient, type LiveState } from "@lantern/live-client";
import { vi } from "vitest";

/** A client with an open connection, whose state only the test sets: its own timers never run. */
export function liveClient(state: Partial<LiveState>): LiveClient {
  const openSocket = () => ({ send: vi.fn(), close: vi.fn(), addEventListener: vi.fn() });
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };
  const client = new LiveClient({ token: "t", browser: "b", openSocket, timers });
  client.store.set({ ...initialLiveState, link: "open", ...state });
  // Otherwise the story so far opens for those who came late.
  sessionStorage.setItem("lantern.story.t1", "1");
  return client;
}
