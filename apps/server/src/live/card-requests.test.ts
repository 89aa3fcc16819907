import type { Pack } from "@lantern/engine";
import { expect, test } from "vitest";
import { firstLight } from "../../test/live/live-node.ts";
import { join, start, teamOf, World } from "../../test/live/session-world.ts";
import { LocalFanOut } from "./fanout/local.ts";
import type { LiveSession } from "./session.ts";

const { board } = firstLight.pack.scenes;
if (!board) throw new Error("no board");
/** Somebody asks, and there is time for it. */
const pack: Pack = {
  ...firstLight.pack,
  asker: "mara",
  acts: firstLight.pack.acts.map((act) => ({ ...act, seconds: act.seconds + 400 })),
  scenes: { ...firstLight.pack.scenes, board: { ...board, time: { min: 300, target: 300, max: 300 } } },
};
/** 40 s of play at the speed of the world. */
const QUIET_MS = 400_000;

/** Three people at the board, which has just opened, on two nodes. */
async function atBoard() {
  const world = new World(["ada", "bo", "cy"]);
  const fanOut = new LocalFanOut();
  const session = await world.open(world.node(fanOut).sessions, pack);
  const other = await world.open(world.node(fanOut).sessions, pack);
  for (const name of ["ada", "bo", "cy"]) await join(session, name);
  await start(session);
  while (teamOf(session)?.scene?.id !== "board") await world.pass(1000);
  return { world, session, other };
}

const requests = async (world: World, { run }: LiveSession) =>
  (await world.log.read(run, 0)).flatMap(({ events }) =>
    events.filter(({ type }) => type === "cardRequested"),
  );

test("[J1] [J4] two nodes ask a quiet team once, and again after as long", async () => {
  const { world, session } = await atBoard();
  await world.pass(QUIET_MS - 20_000);
  expect(await requests(world, session)).toEqual([]);
  await world.pass(30_000);
  expect(await requests(world, session)).toMatchObject([{ seat: "s1", card: "board.1" }]);
  await world.pass(QUIET_MS + 20_000);
  expect(await requests(world, session)).toHaveLength(2);
  expect(world.problems).toEqual([]);
});

test("[J1] [J3] who is heard on one node is not asked for by another", async () => {
  const { world, session, other } = await atBoard();
  await world.pass(QUIET_MS - 20_000);
  await other.ephemeral.addSpeakingTime("s1", 2, null);
  await world.pass(QUIET_MS - 20_000);
  expect(await requests(world, session)).toEqual([]);
  await world.pass(60_000);
  expect(await requests(world, session)).toHaveLength(1);
});
