import { randomUUID } from "node:crypto";
import type { ClientCommand } from "@lantern/contract/live";
import { privateView, type SceneState, type TeamView, tapeOf, viewOf } from "@lantern/engine";
import { expect, test } from "vitest";
import { firstLight } from "../../test/live/live-node.ts";
import { join, start, teamOf, World } from "../../test/live/session-world.ts";
import { LocalFanOut } from "./fanout/local.ts";
import { scorecardOf } from "./scorecards.ts";
import type { LiveSession } from "./session.ts";

/** Three people, one of whom starts with the vote that becomes everybody's. */
async function oneVoice(world: World, session: LiveSession): Promise<void> {
  const people = [await join(session, "ada"), await join(session, "bo"), await join(session, "cy")];
  await start(session);
  while (teamOf(session)?.scene?.kind !== "decision") await world.pass(1000);
  const play = (at: number, command: ClientCommand) =>
    session.play(people[at]?.viewer.seat ?? "", randomUUID(), command);
  for (const [at, option] of ["knock", "call", "call"].entries())
    expect(await play(at, { type: "vote", option })).toMatchObject({ ok: true });
  for (const at of [1, 2])
    expect(await play(at, { type: "vote", option: "knock" })).toMatchObject({ ok: true });
  for (const at of [0, 1, 2]) await play(at, { type: "lock" });
}

/** Lets time pass until a scene is open. */
async function until(
  world: World,
  session: LiveSession,
  fits: (scene: SceneState) => boolean,
): Promise<void> {
  for (let steps = 0; ; steps++) {
    const scene = teamOf(session)?.scene;
    if (scene && fits(scene)) break;
    if (steps > 900) throw new Error("the scene never came");
    await world.pass(10_000);
  }
  await session.settled();
}
const debrief = (world: World, session: LiveSession) => until(world, session, ({ id }) => id === "why");
const scorecard = (world: World, session: LiveSession) =>
  until(world, session, ({ kind }) => kind === "scorecard");

const chosen = async (world: World, { run }: LiveSession) =>
  (await world.log.read(run, 0)).flatMap(({ events }) => events.filter(({ type }) => type === "tapeChosen"));

test("[Y8] the debrief begins with moments of the team's own log", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const session = await world.open(world.node().sessions);
  await oneVoice(world, session);
  expect(teamOf(session)?.tape).toBeUndefined();
  await debrief(world, session);
  const tape = teamOf(session)?.tape;
  expect(tape).toEqual(tapeOf(await world.log.readTeam(session.run, "t1"), "t1"));
  expect(tape?.map(({ kind }) => kind)).toContain("oneVoice");
  const { scene } = viewOf(firstLight.pack, session.state, "t1") as TeamView;
  expect(scene).toMatchObject({ kind: "reflection", tape: [{ kind: "oneVoice", art: { id: "lamp" } }] });
  expect(world.problems).toEqual([]);
});

test("[Y8] two nodes choose it once", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const fanOut = new LocalFanOut();
  const session = await world.open(world.node(fanOut).sessions);
  await world.open(world.node(fanOut).sessions);
  await oneVoice(world, session);
  await debrief(world, session);
  expect(await chosen(world, session)).toHaveLength(1);
});

test("[Y8] a node that continues a session in its debrief chooses the tape", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const first = await world.open(world.node().sessions);
  await oneVoice(world, first);
  const { readTeam } = world.log;
  world.log.readTeam = () => Promise.reject(new Error("the storage is away"));
  await debrief(world, first);
  expect(await chosen(world, first)).toEqual([]);
  first.close("draining");
  world.log.readTeam = readTeam;
  const second = await world.open(world.node().sessions);
  await second.settled();
  expect(teamOf(second)?.tape?.length).toBeGreaterThan(0);
});

test("[H6] everybody in the team sees the awards in the scorecard scene, and they stay as they were given", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const { sessions, ports } = world.node();
  const session = await world.open(sessions);
  await oneVoice(world, session);
  await debrief(world, session);
  expect(teamOf(session)?.awards).toBeUndefined();
  await scorecard(world, session);
  const shared = viewOf(firstLight.pack, session.state, "t1") as TeamView;
  if (shared.scene.kind !== "scorecard") throw new Error("no scorecard");
  const views = ["s1", "s2", "s3"].map((seat) => privateView(firstLight.pack, session.state, seat)?.awards);
  const [personal = []] = views;
  expect(views).toEqual([personal, personal, personal]);
  // Hosts on a visit get the shared view.
  for (const { award } of personal) expect(JSON.stringify(shared)).not.toContain(award.title);
  expect(personal.map(({ seat }) => seat)).toEqual(["s1", "s2", "s3"]);
  for (const { award } of personal) expect(award.title).not.toBe("");

  await session.command("end", "host", { type: "end" });
  await session.settled();
  for (const [at, key] of ["ada", "bo", "cy"].entries()) {
    const stored = await scorecardOf(ports, session, key);
    expect(stored?.scorecard.awards).toEqual({
      team: shared.scene.award,
      personal: personal[at]?.award,
    });
  }
});

test("[H6] where single people are not measured, only the team has an award", async () => {
  const world = new World(["ada", "bo", "cy"]);
  Object.assign(world.company.infos.get(world.sessionId) ?? {}, { personMeasures: false });
  const session = await world.open(world.node().sessions);
  await oneVoice(world, session);
  await scorecard(world, session);
  const { scene } = viewOf(firstLight.pack, session.state, "t1") as TeamView;
  expect(scene).toHaveProperty("award.title");
  expect(privateView(firstLight.pack, session.state, "s1")?.awards).toEqual([]);
});
