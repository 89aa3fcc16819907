// @vitest-environment happy-dom
import type { PrivateView } from "@lantern/engine/views";
import type { LiveState } from "@lantern/live-client";
import { beforeAll, expect, test, vi } from "vitest";
import { fireEvent, render, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { answering, drawing, guessing } from "../fixtures/round-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { SceneOf } from "../stage/kind.ts";
import type { Live, StageState } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { camp } from "./camp.tsx";
import { loadRound } from "./load-round.ts";
import { Round, RoundWall } from "./round.ts";

beforeAll(async () => {
  await loadRound();
});

type Own = NonNullable<PrivateView["round"]>;
const own = (change: Partial<Own>): Own => ({
  job: null,
  guess: null,
  thing: null,
  spots: [],
  spot: null,
  ...change,
});

/** What this person sees and sends in a turn. */
function turnOf(scene: SceneOf<"camp">, round: Own, state: Partial<LiveState> = {}) {
  const send = vi.fn(async () => ({ ok: true }));
  const line = vi.fn();
  const live = {
    info,
    me: "s5",
    view: teamView(scene),
    mine: { ...mine, round },
    directory,
    send,
    line,
    now: () => NOW,
  } as unknown as Live;
  const { ring, wall } = scene;
  const { unmount } = render(
    <LiveProvider source={stillSource(live, state)}>
      {ring?.turn && <Round ring={ring} turn={ring.turn} />}
      {wall && <RoundWall wall={wall} turn={ring?.turn ?? null} />}
    </LiveProvider>,
  );
  const instruction = camp.instruction(scene, live as StageState);
  return { send, line, instruction, unmount };
}
const button = (name: string) => screen.getByRole("button", { name });

test("[G19] whoever guesses taps a thing, or presses its number", () => {
  const { send, instruction } = turnOf(guessing, own({ job: "guesses" }));
  fireEvent.click(button("the computer"));
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "guess", thing: "screen" });
  fireEvent.keyDown(document.body, { key: "3" });
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "guess", thing: "cat" });
  expect(instruction.detail).toBe(t.rounds().guess(directory.people.s2?.name ?? ""));
});

test("[G21] the brush chooses one of three spots", () => {
  const { send } = turnOf(guessing, own({ job: "brush", spots: [2, 5, 9] }));
  fireEvent.click(button(t.rounds().spots[2] ?? ""));
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "spot", spot: 9 });
});

test("[G12] [G37] the holder writes a line, taps a thing, or says so", () => {
  const { send, line } = turnOf(answering, own({ job: "holds" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: " The fern. " } });
  fireEvent.click(button(t.rounds().send));
  expect(line).toHaveBeenCalledWith(2, "The fern.");
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "line" });
  fireEvent.click(button(t.rounds().other));
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "thing", thing: "kite" });
  fireEvent.click(button(t.rounds().done));
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "voice" });
});

test("[G17] whoever wants more time has it in this turn and the ones after", () => {
  const { ring } = answering;
  const asked = {
    ...answering,
    ring: ring && { ...ring, turn: ring.turn && { ...ring.turn, step: "ask" as const } },
  };
  const box = () => screen.getByRole("checkbox", { name: t.rounds().moreTime });
  const soon = turnOf(asked, own({ job: "holds" }));
  fireEvent.click(box());
  expect(soon.send).not.toHaveBeenCalled();
  soon.unmount();
  const now = turnOf(answering, own({ job: "holds" }));
  expect(now.send.mock.calls).toEqual([[{ type: "round", turn: 2, do: "more" }]]);
  fireEvent.click(box());
  now.unmount();
  expect(turnOf(answering, own({ job: "holds" })).send).not.toHaveBeenCalled();
});

test("[G14] passing takes one press, and its button looks like the one beside it", () => {
  const { send } = turnOf(answering, own({ job: "holds" }));
  expect(button(t.rounds().pass).className).toBe(button(t.rounds().done).className);
  fireEvent.click(button(t.rounds().pass));
  expect(send).toHaveBeenLastCalledWith({ type: "round", turn: 2, do: "pass" });
});

test("[G20] when it is drawn, everybody sees how often each thing was guessed, and nothing can be tapped", () => {
  const { instruction } = turnOf(drawing, own({ job: "guesses", guess: "plant" }));
  expect(instruction.headline).toBe(t.rounds().drawn("an animal"));
  expect(instruction.detail).toBe(t.rounds().guesses("a plant (2) and an animal (1)"));
  for (const one of screen.getAllByRole("button")) expect(one).toHaveProperty("disabled", true);
});

test("[G37] a line is read by those who were there, and others are told that there was one", () => {
  const scene: SceneOf<"camp"> = {
    ...guessing,
    ring: guessing.ring?.turn
      ? { ...guessing.ring, turn: { ...guessing.ring.turn, step: "say", line: true } }
      : null,
  };
  turnOf(scene, own({}), { line: { seat: "s2", turn: 2, text: "My fern." } });
  expect(screen.getByText("My fern.")).toBeDefined();
  turnOf(scene, own({}), { line: { seat: "s2", turn: 1, text: "Something else." } });
  expect(screen.queryByText("Something else.")).toBeNull();
  expect(screen.getByText(t.rounds().wrote(directory.people.s2?.name ?? ""))).toBeDefined();
});

test("the wall is a list of things, from left to right, without a name", () => {
  turnOf(guessing, own({}));
  const list = within(screen.getByRole("figure", { name: t.rounds().walls.glass }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "a kettle",
    "a book",
    "a star",
  ]);
});
