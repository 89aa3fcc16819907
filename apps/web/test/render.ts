/** For tests in happy-dom: renders as React does in a browser, and takes away afterwards what a test has rendered. */
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// happy-dom has no popovers, which menus and toasts are.
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});
// React says what is wrong with a page only here; in the built pages it is silent.
afterEach(() => {
  cleanup();
  // A toast is outside of what a test has rendered, and stays for seconds.
  document.body.replaceChildren();
  const warnings = [...complaints.mock.calls];
  complaints.mockRestore();
  expect(warnings, "what React warned of").toEqual([]);
});

export { act, fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
