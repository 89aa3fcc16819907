// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { ToastOptions } from "./toast.ts";
import { undoable } from "./undoable.ts";

let options: ToastOptions;
const close = () => options.callback?.();

// The toast area needs a browser that has popovers.
vi.mock("./toast.ts", () => ({
  showToast: (given: ToastOptions) => {
    options = given;
    return "toast";
  },
  dismissToast: () => close(),
}));

const commit = vi.fn();
const undo = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  undoable({ title: "Ada was removed", undoLabel: "Undo", commit, undo });
});

/** Whether the browser would ask before it closes the page. */
const warns = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("nothing is done while the toast is open, and the page is not closed without a question", () => {
  expect(commit).not.toHaveBeenCalled();
  expect(warns()).toBe(true);
  close();
  close();
  expect(commit).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
  expect(warns()).toBe(false);
});

test("what is undone is never done", () => {
  options.actions?.[0]?.onClick();
  close();
  expect(undo).toHaveBeenCalledOnce();
  expect(commit).not.toHaveBeenCalled();
  expect(warns()).toBe(false);
});

test("a page that goes out of sight does it at once, because a phone may end it there", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValueOnce("hidden");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(commit).toHaveBeenCalledOnce();
  expect(warns()).toBe(false);
});
