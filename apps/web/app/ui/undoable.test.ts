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

const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));

let visibilityState = "visible";
vi.stubGlobal("document", {
  get visibilityState() {
    return visibilityState;
  },
});

const commit = vi.fn();
const undo = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  undoable({ title: "Ada was removed", undoLabel: "Undo", commit, undo });
});

/** Whether the browser would ask before it closes the page. */
const warns = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

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
  visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  visibilityState = "visible";
  expect(commit).toHaveBeenCalledOnce();
  expect(warns()).toBe(false);
});
