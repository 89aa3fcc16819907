// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreFocus } from "./restore-focus.ts";

let stop: () => void;

/** Where the browser says the focus is, which it takes from a disabled element only when it draws the next frame. */
let reported: { element: Element } | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  reported = null;
  const real = Object.getPrototypeOf(document);
  Object.defineProperty(document, "activeElement", {
    configurable: true,
    get: () => {
      const active = Reflect.get(real, "activeElement", document) as Element | null;
      // happy-dom draws no frames, so a disabled element keeps its focus.
      return reported?.element ?? (active?.matches(":disabled") ? document.body : active);
    },
  });
  stop = restoreFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, "activeElement");
  document.body.innerHTML = "";
});

/** Draws a page, with these elements of it by their ids. */
function draw(html: string) {
  document.body.innerHTML = html;
  return (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`)!;
}

/** Lets changes be reported, and waits until all handlers have run. */
async function settle(): Promise<Element | null> {
  await vi.advanceTimersByTimeAsync(200);
  return document.activeElement;
}

test("where a row was removed, the keyboard stays with the list around it", async () => {
  const at = draw('<div data-layout><h1>Page</h1><ul id="list"><button id="row"></button></ul></div>');
  const list = at("list");
  at("row").focus();
  at("row").remove();
  expect(await settle()).toBe(list);
  expect(list.tabIndex).toBe(-1);
});

const pageOfButton = '<div data-layout><h1 id="heading">Page</h1><button id="button"></button></div>';

test("a button keeps the focus in the browser's eyes for a moment after it was disabled", async () => {
  const at = draw(pageOfButton);
  at("button").focus();
  reported = { element: at("button") };
  at("button").disabled = true;
  await vi.advanceTimersByTimeAsync(50);
  reported = null;
  expect(await settle()).toBe(at("heading"));
});

test("a busy browser that still gives a disabled button the focus does not keep it from the heading", async () => {
  const at = draw(pageOfButton);
  at("button").focus();
  reported = { element: at("button") };
  at("button").disabled = true;
  await vi.advanceTimersByTimeAsync(200);
  reported = null;
  expect(document.activeElement).toBe(at("heading"));
});

test("a button that was disabled only for a moment has the focus again", async () => {
  const at = draw(pageOfButton);
  at("button").focus();
  at("button").disabled = true;
  await vi.advanceTimersByTimeAsync(50);
  // The browser has taken the focus away, and does not give it back.
  at("button").disabled = false;
  at("button").blur();
  expect(await settle()).toBe(at("button"));
});

test("what a style hides hands the focus on", async () => {
  const at = draw(pageOfButton);
  at("button").focus();
  vi.spyOn(at("button"), "checkVisibility").mockReturnValue(false);
  at("button").blur();
  expect(await settle()).toBe(at("heading"));
});

test("where the whole page was replaced, it goes to the new heading", async () => {
  const at = draw(
    '<div data-layout id="layout"><section id="old"><h1>Old</h1><a id="link" href="/"></a></section></div>',
  );
  at("link").focus();
  at("layout").innerHTML = '<section><h1 id="heading">New</h1></section>';
  expect(await settle()).toBe(at("heading"));
});

test("what is disabled while a move is under way gets it back afterwards", async () => {
  const at = draw('<div data-layout><section id="puzzle"><button id="button"></button></section></div>');
  at("button").focus();
  at("button").disabled = true;
  expect(await settle()).toBe(at("puzzle"));
  at("button").disabled = false;
  expect(await settle()).toBe(at("button"));
});

test("a question that closes over a removed row leads back to where it was asked", async () => {
  const at = draw(
    '<div data-layout><ul id="list"><button id="row"></button></ul></div><dialog id="dialog"><button id="yes"></button></dialog>',
  );
  const list = at("list");
  at("row").focus();
  at("yes").focus();
  at("row").remove();
  at("dialog").remove();
  expect(await settle()).toBe(list);
});

test("whoever put the focus elsewhere meanwhile, or presses beside everything, is left alone", async () => {
  const at = draw('<div data-layout><button id="row"></button><button id="other"></button></div>');
  at("row").focus();
  at("row").remove();
  at("other").focus();
  expect(await settle()).toBe(at("other"));
  at("other").blur();
  expect(await settle()).toBe(document.body);
});
