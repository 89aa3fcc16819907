import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { memoryStorage } from "../../test/memory-storage.ts";
import { errorScreenId, guardScript } from "./start-guard.ts";

class FakeScript {}
class FakeErrorEvent extends Event {
  readonly message = "x is not a function";
  readonly error = new TypeError(this.message);
}

interface Surroundings {
  userAgent?: string;
  onLine?: boolean;
  supported?: boolean;
  storage?: Storage;
}

/** A document with the guard in its head, in which the body stands for what is visible. */
function openPage({
  userAgent = "Mozilla/5.0",
  onLine = true,
  supported = true,
  storage = memoryStorage(),
}: Surroundings = {}) {
  const page = new EventTarget();
  const line = { textContent: "Request failed with status 500" };
  const content = {
    name: "error screen",
    querySelectorAll: (name: string) => (name === "p" ? [{}, line] : []),
  };
  let visible: unknown[] = ["page"];
  const body = {
    replaceChildren(...nodes: unknown[]) {
      visible = nodes;
    },
  };
  const reload = vi.fn();
  const error = vi.fn();
  runInNewContext(guardScript(), {
    AbortController,
    HTMLScriptElement: FakeScript,
    ErrorEvent: FakeErrorEvent,
    CSS: { supports: () => supported },
    console: { error },
    document: {
      readyState: "interactive",
      getElementById: (id: string) => (id === errorScreenId ? { content } : null),
      querySelectorAll: () => [],
      head: { append() {} },
      body,
    },
    location: { reload },
    navigator: { userAgent, onLine },
    sessionStorage: storage,
    addEventListener: page.addEventListener.bind(page),
  });
  return {
    reload,
    error,
    line,
    visible: () => visible,
    start: () => page.dispatchEvent(new Event("DOMContentLoaded")),
    leave: () => page.dispatchEvent(new Event("beforeunload")),
    throws: () => page.dispatchEvent(new FakeErrorEvent("error")),
    /** An element could not be loaded. */
    misses: (element: object) => {
      const event = new Event("error");
      Object.defineProperty(event, "target", { value: element });
      page.dispatchEvent(event);
    },
    screen: content,
  };
}

test("[E13] a document whose script throws while it starts shows the error screen and what was thrown", () => {
  const page = openPage();
  page.throws();
  expect(page.visible()).toEqual([page.screen]);
  expect(page.line.textContent).toBe("x is not a function");
  expect(page.reload).not.toHaveBeenCalled();
});

test("[X14, K13] a script that is not there reloads the page once, and then shows the error screen", () => {
  const storage = memoryStorage();
  const first = openPage({ storage });
  first.misses(new FakeScript());
  expect(first.reload).toHaveBeenCalledOnce();
  expect(first.visible()).toEqual(["page"]);
  const second = openPage({ storage });
  second.misses(new FakeScript());
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.visible()).toEqual([second.screen]);
});

test("a page is not reloaded offline, nor where nothing can be stored", () => {
  const blocked = { getItem: () => assertBlocked(), setItem: () => assertBlocked() } as unknown as Storage;
  for (const page of [openPage({ onLine: false }), openPage({ storage: blocked })]) {
    page.misses(new FakeScript());
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.visible()).toEqual([page.screen]);
  }
});

function assertBlocked(): never {
  throw new DOMException("blocked", "SecurityError");
}

test("[E14] a crawler gets an application error in place of the screen", () => {
  const page = openPage({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  page.throws();
  expect(page.visible()).toEqual(["page"]);
  expect(page.error).toHaveBeenCalledWith("application error", 500, "x is not a function");
});

test("an old browser keeps the note about itself", () => {
  const page = openPage({ supported: false });
  page.throws();
  expect(page.visible()).toEqual(["page"]);
});

test("a script that is given up because the visitor leaves is no failure", () => {
  const page = openPage();
  page.leave();
  page.misses(new FakeScript());
  expect(page.visible()).toEqual(["page"]);
  expect(page.reload).not.toHaveBeenCalled();
});

test("a picture that is missing, and what fails after the start, leave the page as it is", () => {
  const page = openPage();
  page.misses({});
  page.start();
  page.throws();
  page.misses(new FakeScript());
  expect(page.visible()).toEqual(["page"]);
  expect(page.reload).not.toHaveBeenCalled();
});
