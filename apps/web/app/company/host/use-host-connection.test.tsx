import { createStore, initialLiveState, type LiveState } from "@lantern/live-client";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { stubPage } from "../../../test/stub-page.ts";
import { useHostConnection } from "./use-host-connection.ts";

const { renewToken } = vi.hoisted(() => ({ renewToken: vi.fn(async () => {}) }));
vi.mock("../../api/access/stored-sign-in.ts", () => ({ renewToken }));
vi.mock("../../api/access/session.ts", () => ({ checkSession: async () => {} }));
vi.mock("../../api/auth-tokens.ts", () => ({ authTokenFor: async () => "token" }));
const store = createStore<LiveState>(initialLiveState);
vi.mock("../../play/client/open-client.ts", () => ({ openLiveClient: () => ({ store, close: () => {} }) }));

const document = new FakeDocument();
const hourMs = 3_600_000;

beforeEach(() => {
  stubPage(document);
});
afterEach(() => void vi.useRealTimers());

test("opening the console and a live session renew the token; a session that waits or has ended does not", async () => {
  function Console() {
    useHostConnection("s");
    return null;
  }
  const root = createRoot(document.createElement("div") as never);
  await act(async () => root.render(<Console />));
  expect(renewToken).toHaveBeenCalledTimes(1);
  const renewalsIn = async (phase: string) => {
    const view = { stage: "host", clock: { phase } };
    await act(async () => store.set({ snapshot: { view, privateView: null, directory: {} } as never }));
    renewToken.mockClear();
    vi.advanceTimersByTime(hourMs);
    return renewToken.mock.calls.length;
  };
  expect([
    await renewalsIn("lobby"),
    await renewalsIn("running"),
    await renewalsIn("paused"),
    await renewalsIn("ended"),
  ]).toEqual([0, 60, 60, 0]);
  await renewalsIn("running");
  await act(async () => root.unmount());
  renewToken.mockClear();
  vi.advanceTimersByTime(hourMs);
  expect(renewToken).not.toHaveBeenCalled();
});
