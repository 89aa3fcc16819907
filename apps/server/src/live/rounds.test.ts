import { turnOfRound } from "@lantern/engine";
import { expect, test } from "vitest";
import { roundsPack } from "../../../../packages/engine/test/rounds-pack.ts";
import { join, start, teamOf, World } from "../../test/live/session-world.ts";
import type { RoundHistory } from "../core/ports/live-sessions.ts";
import { LocalFanOut } from "./fanout/local.ts";
import type { LiveSession } from "./session.ts";

const people = ["ada", "bo", "cy"];

/** Three people in their camp, on two nodes. */
async function camping(history?: RoundHistory) {
  const world = new World(people);
  if (history) world.company.roundHistory = async () => history;
  const fanOut = new LocalFanOut();
  const session = await world.open(world.node(fanOut).sessions, roundsPack);
  await world.open(world.node(fanOut).sessions, roundsPack);
  const pages = [];
  for (const name of people) pages.push(await join(session, name));
  await start(session);
  while (teamOf(session)?.scene?.id !== "rest") await world.pass(1000);
  await world.pass(1000);
  return { world, session, pages };
}

const eventsOf = async (world: World, { run }: LiveSession) =>
  (await world.log.read(run, 0)).flatMap(({ events }) => events);

test("[G44] two nodes open a camp's round once, and it ends by time alone", async () => {
  const { world, session } = await camping();
  await world.pass(4 * 60_000 * 10);
  const events = await eventsOf(world, session);
  const opened = events.filter((event) => event.type === "roundOpened" && event.scene === "rest");
  expect(opened).toHaveLength(1);
  expect(events.filter(({ type }) => type === "roundClosed").length).toBeGreaterThan(0);
  expect(world.problems).toEqual([]);
});

test("[G2] [G45] who has played most is first, the newest second, and the question is one that nobody was asked lately", async () => {
  const sessions = { ada: 1, bo: 0, cy: 4 };
  const { world, session } = await camping({ sessions, questions: { bo: { one: 5 } } });
  const [opened] = (await eventsOf(world, session)).filter(({ type }) => type === "roundOpened");
  expect(opened).toMatchObject({ ring: ["s3", "s2", "s1"], card: "two" });
  expect(JSON.stringify(await world.log.read(session.run, 0))).not.toContain("sessions");
});

test("[G3] without the company's side the round opens in the order of joining", async () => {
  const world = new World(people);
  world.company.roundHistory = async () => {
    throw new Error("away");
  };
  const session = await world.open(world.node().sessions, roundsPack);
  for (const name of people) await join(session, name);
  await start(session);
  while (!turnOfRound(session.state.teams.t1 ?? { scene: null })) await world.pass(1000);
  expect(turnOfRound(session.state.teams.t1 ?? { scene: null })?.holder).toBe("s1");
  expect(world.problems).toHaveLength(1);
});

test("[G37] a line goes to the pages of the team, from the holder of the turn alone, and is in no row", async () => {
  const { world, session, pages } = await camping();
  const frames: string[] = [];
  for (const { viewer } of pages) {
    const { send } = viewer;
    viewer.send = (text) => {
      frames.push(text);
      send(text);
    };
  }
  const turn = turnOfRound(session.state.teams.t1 ?? { scene: null });
  session.ephemeral.line(turn?.holder ?? "", turn?.number ?? 0, "planted by the holder");
  session.ephemeral.line("s2", turn?.number ?? 0, "planted by another");
  session.ephemeral.line(turn?.holder ?? "", 99, "planted in another turn");
  await session.settled();
  expect(frames.filter((text) => text.includes("planted"))).toEqual(
    pages.map(() =>
      JSON.stringify({ t: "line", seat: turn?.holder, turn: turn?.number, text: "planted by the holder" }),
    ),
  );
  expect(JSON.stringify([await world.log.read(session.run, 0), session.state])).not.toContain("planted");
});
