// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { order } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { puzzle } from "../scenes/puzzle.tsx";
import type { Live, StageState } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { ProposalBar } from "./proposal-bar.tsx";

type Scene = typeof order;
const texts = t.liveScenes().puzzle.proposed;
const check = { what: "check", seat: "s3", endsAt: NOW + 17_200 } as const;
const full: Scene = { ...order, pausedUntil: null, empty: 0 };

function liveOf(scene: Scene, me = "s5", observer = false) {
  const send = vi.fn();
  const view = teamView(scene);
  return { send, live: { info, me, view, mine: { ...mine, observer }, directory, now: () => NOW, send } };
}

function draw(change: Partial<Scene>, me?: string, observer?: boolean) {
  const scene = { ...full, ...change };
  const { send, live } = liveOf(scene, me, observer);
  render(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      <ProposalBar scene={scene} />
    </LiveProvider>,
  );
  return { send, user: userEvent.setup() };
}
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("[P19] the others join in or wait, with the time that is left", async () => {
  const { send, user } = draw({ proposal: check });
  screen.getByText(texts.others.check("Tomás"));
  screen.getByText("0:18");
  await user.click(screen.getByRole("button", { name: texts.join.check("Tomás") }));
  await user.click(screen.getByRole("button", { name: texts.wait }));
  expect(send.mock.calls).toEqual([[{ type: "check" }], [{ type: "wait", what: "check" }]]);
});

test("[P19] a hint says its price, and joining in takes the one that everybody saw", async () => {
  const { send, user } = draw({ proposal: { ...check, what: "hint" } });
  screen.getByText(texts.others.hint("Tomás", "costs 5 points"));
  await user.click(screen.getByRole("button", { name: texts.join.hint("Tomás") }));
  expect(send).toHaveBeenCalledWith({ type: "hint", revealed: 1 });
});

test("who has proposed, and who only watches, has no choice; who has waited, waits no second time", () => {
  draw({ proposal: check }, "s3");
  expect([screen.getByText(texts.own.check).tagName, buttons()]).toEqual(["P", []]);
  draw({ proposal: check }, "s5", true);
  expect(buttons()).toEqual([]);
  draw({ proposal: check, waits: [{ what: "check", seat: "s5" }] });
  expect(buttons()).toEqual([texts.join.check("Tomás")]);
});

test("who would rather wait is named until something else happens", () => {
  draw({ waits: [{ what: "check", seat: "s3" }] });
  screen.getByText(texts.waited("Tomás"));
});

test("[P21] the check button says how many places are empty, and rests while something is proposed", () => {
  const action = (change: Partial<Scene>, me?: string) => {
    const scene = { ...full, ...change };
    const { label, disabled } =
      puzzle.now(scene, liveOf(scene, me).live as unknown as StageState).action ?? {};
    return [label, disabled];
  };
  expect(action({})).toEqual(["Check", false]);
  expect(action({ empty: 2 })).toEqual(["2 places are empty", true]);
  expect(action({ proposal: check })).toEqual(["Check", true]);
  expect(action({ proposal: check }, "s3")).toEqual([texts.waiting, true]);
  const detail = (change: Partial<Scene>) => {
    const scene = { ...full, wrongChecks: 1, pausedUntil: NOW + 6000, ...change };
    return puzzle.now(scene, liveOf(scene).live as unknown as StageState).detail;
  };
  expect(detail({ tried: { right: 4, of: 6 } })).toBe(t.liveScenes().together.notYetDetail(4, 6, 6));
  expect(detail({})).toBe(t.liveScenes().puzzle.notYetDetail(6));
});
