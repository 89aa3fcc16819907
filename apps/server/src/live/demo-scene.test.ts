/** The scene of the public demo, played by a visitor and the simulated teammates as a page would play it. */
import { randomUUID } from "node:crypto";
import { type LoadedPack, loadPack } from "@lantern/content";
import type { ClientCommand, ServerFrame } from "@lantern/contract/live";
import type { TeamView } from "@lantern/engine/views";
import { SnapshotReplica } from "@lantern/live-client";
import { afterAll, expect, test } from "vitest";
import { eventually } from "../../test/live/live-node.ts";
import { systemTimers } from "./ports.ts";
import { Rehearsals } from "./rehearsals.ts";

const scene = loadPack("six-windows");
const input = { experience: "six-windows", language: "en" as const, speed: 60, firstName: "You" };
const logger = { info: () => {}, warn: () => {}, error: () => {} };
const open: Rehearsals[] = [];

function rehearsals(...packs: LoadedPack[]): Rehearsals {
  const made = new Rehearsals(packs, { clock: { now: Date.now }, logger, timers: systemTimers });
  open.push(made);
  return made;
}

afterAll(() => {
  for (const one of open) one.stop();
});

/** A visitor in a browser: sees the views of their seat, and reacts to each new one. */
async function visit(react: (view: TeamView, play: (command: ClientCommand) => void) => void) {
  const demos = rehearsals(scene);
  const made = await demos.make(input);
  const target = await demos.targetOf(made?.rehearsalId ?? "");
  if ("bye" in target) throw new Error(target.bye);
  const { session, person } = target;
  const entered = await session.enter(person, "browser");
  if ("bye" in entered) throw new Error(entered.bye);
  const messages = new Set<string>();
  const scenes: string[] = [];
  let over = false;
  const replica = new SnapshotReplica();
  session.watch({
    person: person.consumerId,
    ...entered,
    language: "en",
    send(text) {
      if (!replica.apply(JSON.parse(text) as ServerFrame) || !replica.snapshot) return;
      const { view, directory } = replica.snapshot;
      over = view.stage === "over";
      if (view.stage !== "play") return;
      if (scenes.at(-1) !== view.scene.id) scenes.push(view.scene.id);
      for (const { seat, textId } of view.chat)
        if (textId !== null) messages.add(`${directory.people[seat]?.name}: ${directory.texts[textId]}`);
      react(view, (command) => void session.play(entered.seat, randomUUID(), command, view.scene.id));
    },
    backlog: () => 0,
    bye: () => {},
  });
  target.onJoined?.();
  await eventually(() => expect(over).toBe(true), 15_000);
  const [team] = Object.values(session.state.teams);
  return {
    messages: [...messages].join("\n"),
    scenes,
    decided: team?.decisions,
    solved: team?.puzzles.s4?.solved,
  };
}

/** Reacts to each scene once. */
function once(moves: Record<string, ClientCommand[]>) {
  const done = new Set<string>();
  return (view: TeamView, play: (command: ClientCommand) => void) => {
    const { id } = view.scene;
    if (done.has(id)) return;
    done.add(id);
    for (const command of moves[id] ?? []) play(command);
  };
}

const share = (card: string): ClientCommand => ({ type: "share", card });
const vote = (option: string): ClientCommand => ({ type: "vote", option });
const turn = (control: string, value: number): ClientCommand => ({
  type: "move",
  move: { do: "turn", control, value },
});

test.concurrent("a visitor who reads out their cards persuades Mateo, and all four agree at the end", async () => {
  const { messages, scenes, decided, solved } = await visit(
    once({
      s1: [share("roles.1"), share("roles.5")],
      s2: [vote("wait")],
      s4: [share("s4.1"), share("s4.5"), turn("a", 2)],
      s6: [vote("who")],
    }),
  );
  expect(scenes).toEqual(["s1", "s2", "s3w", "s4", "s5", "s6", "e1"]);
  expect(decided?.s2).toMatchObject({ option: "wait", by: "all" });
  expect(decided?.s6).toMatchObject({ option: "who", by: "all" });
  expect(solved).toBe(true);
  expect(messages).toContain("Mateo: It stops when we call? Nobody told the radio.");
  expect(messages).toContain("Noor: ☾ wants 3? Then B goes up.");
  expect(messages).toContain("Ingrid: I was sure, and I was wrong.");
}, 20_000);

test.concurrent("a visitor who calls in spite of their own card loses Mateo to it", async () => {
  const cards = [share("roles.1"), share("roles.5")];
  const { messages, decided } = await visit(once({ s1: cards, s2: [vote("call")], s6: [vote("quiet")] }));
  expect(decided?.s2).toMatchObject({ option: "knock", by: "majority" });
  expect(messages).toContain("You’ve talked me out of us");
  expect(decided?.s6?.option).toBe("quiet");
}, 20_000);

test.concurrent("with a visitor who does nothing the scene goes on to its end, and the teammates ask", async () => {
  const { messages, scenes, solved } = await visit(() => {});
  expect(scenes.at(-1)).toMatch(/^e\d$/);
  expect(solved).toBe(false);
  for (const request of ["so we need you", "What would you do?", "Try your A", "Ona’s lamp is getting low"])
    expect(messages).toContain(request);
}, 20_000);
