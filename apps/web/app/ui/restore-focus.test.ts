import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreFocus } from "./restore-focus.ts";

/** The properties of an element that restoring the focus uses. */
class Part {
  children: Part[] = [];
  parentElement: Part | null = null;
  disabled = false;
  /** By its style, as where a film leaves out some controls. */
  hidden = false;
  tabIndex = 0;
  readonly name: string;
  constructor(name: string, ...children: Part[]) {
    this.name = name;
    this.add(...children);
  }
  add(...children: Part[]): void {
    for (const child of children) child.parentElement = this;
    this.children.push(...children);
  }
  remove(): void {
    const siblings = this.parentElement?.children ?? [];
    siblings.splice(siblings.indexOf(this), 1);
    this.parentElement = null;
  }
  get isConnected(): boolean {
    return this === page.body || (this.parentElement?.isConnected ?? false);
  }
  matches(): boolean {
    return this.disabled;
  }
  closest(): Part | null {
    return this.name === "layout" ? this : (this.parentElement?.closest() ?? null);
  }
  querySelector(name: string): Part | null {
    for (const child of this.children) {
      const match = child.name === name ? child : child.querySelector(name);
      if (match) return match;
    }
    return null;
  }
  checkVisibility = () => !this.hidden;
  hasAttribute = () => false;
  focus(): void {
    page.active = this;
    page.listeners.focusin?.({ target: this });
  }
}

const page = {
  body: new Part("body"),
  active: null as Part | null,
  /** The browser takes the focus from a disabled element only when it draws the next frame. */
  delayed: false,
  listeners: {} as Record<string, (event: object) => void>,
};
let changed: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page.body = new Part("body");
  page.delayed = false;
  vi.stubGlobal("Element", Part);
  vi.stubGlobal("HTMLElement", Part);
  vi.stubGlobal("document", {
    body: page.body,
    get activeElement() {
      if (page.delayed) return page.active;
      const lost = !page.active?.isConnected || page.active.disabled || page.active.hidden;
      return lost ? page.body : page.active;
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      page.listeners[type] = listener;
    },
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(onChange: () => void) {
        changed = onChange;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  stop = restoreFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reports a change of the page, and waits until all handlers have run. */
function settle(): Part | null {
  changed();
  vi.advanceTimersByTime(200);
  return page.active;
}

test("where a row was removed, the keyboard stays with the list around it", () => {
  const [row, list] = [new Part("button"), new Part("ul")];
  list.add(row);
  page.body.add(new Part("layout", new Part("h1"), list));
  row.focus();
  row.remove();
  expect(settle()).toBe(list);
  expect(list.tabIndex).toBe(-1);
});

test("a button keeps the focus in the browser's eyes for a moment after it was disabled", () => {
  const [button, heading] = [new Part("button"), new Part("h1")];
  page.body.add(new Part("layout", heading, button));
  button.focus();
  button.disabled = true;
  page.delayed = true;
  changed();
  page.delayed = false;
  vi.advanceTimersByTime(200);
  expect(page.active).toBe(heading);
});

test("a busy browser that still gives a disabled button the focus does not keep it from the heading", () => {
  const [button, heading] = [new Part("button"), new Part("h1")];
  page.body.add(new Part("layout", heading, button));
  button.focus();
  button.disabled = true;
  page.delayed = true;
  expect(settle()).toBe(heading);
});

test("a button that was disabled only for a moment has the focus again", () => {
  const button = new Part("button");
  page.body.add(new Part("layout", new Part("h1"), button));
  button.focus();
  button.disabled = true;
  changed();
  // The browser has taken the focus away, and does not give it back.
  page.active = null;
  button.disabled = false;
  expect(settle()).toBe(button);
});

test("what a style hides hands the focus on", () => {
  const [button, heading] = [new Part("button"), new Part("h1")];
  page.body.add(new Part("layout", heading, button));
  button.focus();
  button.hidden = true;
  page.listeners.focusout?.({ target: button, relatedTarget: null });
  vi.advanceTimersByTime(200);
  expect(page.active).toBe(heading);
});

test("where the whole page was replaced, it goes to the new heading", () => {
  const [old, heading] = [new Part("section", new Part("h1")), new Part("h1")];
  const link = new Part("a");
  old.add(link);
  const layout = new Part("layout", old);
  page.body.add(layout);
  link.focus();
  old.remove();
  layout.add(new Part("section", heading));
  expect(settle()).toBe(heading);
});

test("what is disabled while a move is under way gets it back afterwards", () => {
  const [button, puzzle] = [new Part("button"), new Part("section")];
  puzzle.add(button);
  page.body.add(new Part("layout", puzzle));
  button.focus();
  button.disabled = true;
  expect(settle()).toBe(puzzle);
  button.disabled = false;
  expect(settle()).toBe(button);
});

test("a question that closes over a removed row leads back to where it was asked", () => {
  const [row, list] = [new Part("button"), new Part("ul")];
  list.add(row);
  const yes = new Part("button");
  const dialog = new Part("dialog", yes);
  page.body.add(new Part("layout", list), dialog);
  row.focus();
  yes.focus();
  row.remove();
  dialog.remove();
  expect(settle()).toBe(list);
});

test("whoever put the focus elsewhere meanwhile, or presses beside everything, is left alone", () => {
  const [row, other] = [new Part("button"), new Part("button")];
  page.body.add(new Part("layout", row, other));
  row.focus();
  row.remove();
  changed();
  other.focus();
  vi.advanceTimersByTime(200);
  expect(page.active).toBe(other);
  page.active = null;
  expect(settle()).toBeNull();
});
