// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act, fireEvent, render, screen } from "../../../test/render.ts";
import { ActionButton } from "./action.tsx";
import type { Action } from "./kind.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(change: Partial<Action> = {}) {
  const run = vi.fn();
  const action: Action = { label: "Press", tone: "solid", repeatsMs: 1000, run, ...change };
  render(<ActionButton action={action} />);
  return { run, button: screen.getByRole("button", { name: "Press" }), user: userEvent.setup() };
}

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
type User = ReturnType<typeof userEvent.setup>;

test.each<[string, (user: User, button: HTMLElement) => Promise<void>, (user: User) => Promise<void>]>([
  [
    "the mouse",
    (user, target) => user.pointer({ keys: "[MouseLeft>]", target }),
    (user) => user.pointer({ keys: "[/MouseLeft]", target: document.body }),
  ],
  [
    "a finger",
    (user, target) => user.pointer({ keys: "[TouchA>]", target }),
    (user) => user.pointer({ keys: "[/TouchA]" }),
  ],
  [
    "the space bar",
    async (user, button) => {
      button.focus();
      await user.keyboard("[Space>]");
    },
    (user) => user.keyboard("[/Space]"),
  ],
  [
    "Enter",
    async (user, button) => {
      button.focus();
      await user.keyboard("[Enter>]");
    },
    (user) => user.keyboard("[/Enter]"),
  ],
])("%s runs a repeating action at once and every second until it is released", async (_, start, release) => {
  const { run, button, user } = draw();
  await start(user, button);
  expect(run).toHaveBeenCalledTimes(1);
  after(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await release(user);
  after(3000);
  expect(run).toHaveBeenCalledTimes(3);
});

test("assistive technology runs it once by a click", () => {
  const { run, button } = draw();
  fireEvent.click(button, { detail: 0 });
  after(3000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("while it is disabled, holding it runs nothing", async () => {
  const { run, button, user } = draw({ disabled: true });
  await user.pointer({ keys: "[MouseLeft>]", target: button });
  after(2000);
  expect(run).not.toHaveBeenCalled();
});
