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
import { Hints } from "./hints.tsx";

type Scene = typeof order;
const texts = t.liveScenes().puzzle.proposed;
const check = { what: "check", seat: "s3", endsAt: NOW + 17_200 } as const;
const full: Scene = { ...order, pausedUntil: null, empty: 0 };

function liveOf(scene: Scene, me = "s5", observer = false) {
  const send = vi.fn();
  const view = teamView(scene);
  return { send, live: { info, me, view, mine: { ...mine, observer }, directory, now: () => NOW, send } };
}

/** What the page says to do, and its buttons. */
function now(change: Partial<Scene>, me?: string, observer?: boolean) {
  const scene = { ...full, ...change };
  const { send, live } = liveOf(scene, me, observer);
  const { detail, action, second } = puzzle.instruction(scene, live as unknown as StageState);
  return { send, detail, action, second, labels: [action?.label, second?.label] };
}

test("[P19] the others join in or wait, with the time that is left", () => {
  const { send, detail, labels, action, second } = now({ proposal: check });
  expect(detail).toBe(`${texts.others.check("Tomás")} 0:18`);
  expect(labels).toEqual([texts.join.check("Tomás"), texts.wait]);
  action?.run();
  second?.run();
  expect(send.mock.calls).toEqual([[{ type: "check" }], [{ type: "wait", what: "check" }]]);
});

test("who has proposed, and who only watches, has no choice; who has waited, waits no second time", () => {
  const own = now({ proposal: check }, "s3");
  expect([own.detail, ...own.labels]).toEqual([`${texts.own.check} 0:18`, texts.waiting, undefined]);
  expect(now({ proposal: check }, "s5", true).labels).toEqual([undefined, undefined]);
  const again = now({ proposal: check, waits: [{ what: "check", seat: "s5" }] });
  expect(again.labels).toEqual([texts.join.check("Tomás"), undefined]);
});

test("who would rather wait is named until something else happens", () => {
  expect(now({ waits: [{ what: "check", seat: "s3" }] }).detail).toBe(texts.waited("Tomás"));
});

test("[P19] a hint says its price; joining in takes the one that everybody saw, in the panel of the hints", async () => {
  const scene: Scene = { ...full, proposal: { ...check, what: "hint" } };
  expect(now(scene)).toMatchObject({
    detail: `${texts.others.hint("Tomás", "costs 5 points")} 0:18`,
    action: { label: "Check", disabled: true },
  });
  const { send, live } = liveOf(scene);
  render(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      <Hints scene={scene} />
    </LiveProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: texts.join.hint("Tomás"), hidden: true }));
  await user.click(screen.getByRole("button", { name: texts.wait, hidden: true }));
  expect(send.mock.calls).toEqual([[{ type: "hint", revealed: 1 }], [{ type: "wait", what: "hint" }]]);
});

test("[P21] the check button says how many places are empty", () => {
  const action = (change: Partial<Scene>, me?: string) => {
    const scene = { ...full, ...change };
    const { label, disabled } =
      puzzle.instruction(scene, liveOf(scene, me).live as unknown as StageState).action ?? {};
    return [label, disabled];
  };
  expect(action({})).toEqual(["Check", false]);
  expect(action({ empty: 2 })).toEqual(["2 places are empty", true]);
  const detail = (change: Partial<Scene>) => {
    const scene = { ...full, wrongChecks: 1, pausedUntil: NOW + 6000, ...change };
    return puzzle.instruction(scene, liveOf(scene).live as unknown as StageState).detail;
  };
  expect(detail({ tried: { right: 4, of: 6 } })).toBe(t.liveScenes().together.notYetDetail(4, 6, 6));
  expect(detail({})).toBe(t.liveScenes().puzzle.notYetDetail(6));
});
