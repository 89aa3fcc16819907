import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { ActionButton } from "./action.tsx";
import type { Action } from "./kind.ts";

const document = new FakeDocument();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLIFrameElement", class {});
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

async function draw(change: Partial<Action> = {}) {
  const run = vi.fn();
  const action: Action = { label: "Press", tone: "solid", repeats: true, run, ...change };
  const root = document.createElement("div");
  const drawn = createRoot(root as never);
  await act(async () => drawn.render(<ActionButton action={action} className="the-action" />));
  const [button] = root.withClass("the-action");
  /** React listens at its root and reads the target from the event. */
  const fire = (type: string, more: object = {}) =>
    act(async () => {
      const event = Object.assign(new Event(type, { cancelable: true }), more);
      Object.defineProperty(event, "target", { value: button });
      root.dispatchEvent(event);
    });
  const release = (type: string) => act(async () => void page.dispatchEvent(new Event(type)));
  const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  return { run, fire, release, after };
}

test.each([
  ["pointerdown", {}, "pointerup"],
  ["keydown", { key: " " }, "keyup"],
  ["keydown", { key: "Enter" }, "keyup"],
] as const)("%s %j runs a repeating action at once and every second until %s", async (down, more, up) => {
  const { run, fire, release, after } = await draw();
  await fire(down, more);
  expect(run).toHaveBeenCalledTimes(1);
  await after(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await release(up);
  await after(3000);
  expect(run).toHaveBeenCalledTimes(3);
});

test("assistive technology runs it once by a click", async () => {
  const { run, fire, after } = await draw();
  await fire("click", { detail: 0 });
  await after(3000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("while it is disabled, holding it runs nothing", async () => {
  const { run, fire, after } = await draw({ disabled: true });
  await fire("pointerdown");
  await after(2000);
  expect(run).not.toHaveBeenCalled();
});
