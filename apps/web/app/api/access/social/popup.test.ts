import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitResponse, sendToOpener } from "./popup.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] }),
);
afterEach(() => void vi.useRealTimers());

function waiting(state: string) {
  const popup = { closed: false };
  const onResponse = vi.fn();
  const onClosed = vi.fn();
  const stop = awaitResponse(popup as Window, state, { onResponse, onClosed });
  return { popup, onResponse, onClosed, stop };
}

test("a window that is closed without an answer says so, once", () => {
  const { popup, onResponse, onClosed, stop } = waiting("lh.closed");
  vi.advanceTimersByTime(5000);
  expect(onClosed).not.toHaveBeenCalled();
  popup.closed = true;
  vi.advanceTimersByTime(5000);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(onResponse).not.toHaveBeenCalled();
  stop();
});

test("an answer counts for its own state only, and the window that then closes says nothing more", async () => {
  const { popup, onResponse, onClosed } = waiting("lh.mine");
  sendToOpener({ state: "lh.another", id_token: "theirs" });
  sendToOpener({ state: "lh.mine", error: "access_denied" });
  popup.closed = true;
  vi.advanceTimersByTime(400);
  await vi.waitFor(() => expect(onResponse).toHaveBeenCalledOnce());
  expect(onResponse).toHaveBeenCalledWith({ state: "lh.mine", error: "access_denied" });
  vi.advanceTimersByTime(5000);
  expect(onClosed).not.toHaveBeenCalled();
});
