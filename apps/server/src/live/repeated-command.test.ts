import { randomUUID } from "node:crypto";
import type { HostCommand } from "@lantern/contract/live";
import type { SnapshotReplica } from "@lantern/live-client";
import { expect, test } from "vitest";
import { join, start, World } from "../../test/live/session-world.ts";
import { LocalFanOut } from "./fanout/local.ts";
import type { LiveSession } from "./session.ts";

const HOLDER = { signInId: "maren", account: null, sessionId: "any" };

async function playing() {
  const world = new World(["ada", "bo", "cy"]);
  const fanOut = new LocalFanOut();
  const session = await world.open(world.node(fanOut).sessions);
  const ada = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  return { world, fanOut, session, ada };
}

const texts = ({ snapshot }: SnapshotReplica) => Object.values(snapshot?.directory.texts ?? {});

/** What somebody reads who joins when everybody else has left. */
async function readLater(world: World, session: LiveSession): Promise<(string | null)[]> {
  for (const viewer of session.viewers) await session.leave(viewer, world.now);
  const { page } = await join(session, "cy");
  await world.pass(100);
  return texts(page);
}

test("a repeated message with another text shows the first text to everybody, also to whoever joins later", async () => {
  const { world, session, ada } = await playing();
  const id = randomUUID();
  const send = (text: string) => session.play(ada.viewer.seat, id, { type: "chat", text });
  expect(await send("first")).toMatchObject({ ok: true });
  expect(await send("second")).toEqual({ ok: true });
  expect(await readLater(world, session)).toEqual(["first"]);
  expect(texts(ada.page)).toEqual(["first"]);
});

test("the same command at the same moment with two texts stores and shows one of them", async () => {
  const { world, session, ada } = await playing();
  const id = randomUUID();
  const send = (text: string) => session.play(ada.viewer.seat, id, { type: "chat", text });
  expect(await Promise.all([send("first"), send("second")])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await readLater(world, session)).toEqual(["first"]);
});

test("the same command on two nodes with two texts shows the stored one on both", async () => {
  const { world, fanOut, session, ada } = await playing();
  const other = await world.open(world.node(fanOut).sessions);
  const id = randomUUID();
  const send = (one: LiveSession, text: string) => one.play(ada.viewer.seat, id, { type: "chat", text });
  await Promise.all([send(session, "here"), send(other, "there")]);
  await world.pass(100);
  const [visible] = texts(ada.page);
  expect(["here", "there"]).toContain(visible);
  for (const one of [session, other]) expect(await readLater(world, one)).toEqual([visible]);
});

test("a repeated message does not show a hidden text again", async () => {
  const { world, session, ada } = await playing();
  const id = randomUUID();
  const send = (text: string) => session.play(ada.viewer.seat, id, { type: "chat", text });
  await send("unkind");
  await world.pass(100);
  const [text = ""] = Object.keys(ada.page.snapshot?.directory.texts ?? {});
  const hide = { type: "hide", text, on: true } as const;
  expect(await session.hosts.command("host.maren.1", "maren", randomUUID(), hide, HOLDER)).toEqual({
    ok: true,
  });
  await send("unkind again");
  expect(await readLater(world, session)).toEqual([null]);
});

test("a host's repeated message with another text shows the first text", async () => {
  const { world, session } = await playing();
  const id = randomUUID();
  const send = (text: string) =>
    session.hosts.command("host.maren.1", "maren", id, { type: "message", team: null, text }, HOLDER);
  expect(await send("first")).toMatchObject({ ok: true });
  expect(await send("second")).toEqual({ ok: true });
  expect(await readLater(world, session)).toEqual(["first"]);
});

test("a host's other command with the id of an accepted message changes nothing", async () => {
  const { world, session, ada } = await playing();
  const id = randomUUID();
  const send = (c: HostCommand) => session.hosts.command("host.maren.1", "maren", id, c, HOLDER);
  await send({ type: "message", team: null, text: "welcome" });
  await world.pass(100);
  const [text = ""] = Object.keys(ada.page.snapshot?.directory.texts ?? {});
  expect(await send({ type: "hide", text, on: true })).toEqual({ ok: true });
  expect(await send({ type: "visit", team: Object.keys(session.state.teams)[0] ?? "" })).toEqual({
    ok: true,
  });
  expect(session.hosts.visitOf("host.maren.1")).toBeUndefined();
  expect(await readLater(world, session)).toEqual(["welcome"]);
});

test("a rejected command stores and shows no text", async () => {
  const { world, session, ada } = await playing();
  const commit = { type: "commit", when: "we meet", will: "listen" } as const;
  expect(await session.play(ada.viewer.seat, randomUUID(), commit)).toMatchObject({ ok: false });
  expect(await readLater(world, session)).toEqual([]);
});

test("a message of the next run with the id of one of an earlier run has its own text", async () => {
  const world = new World(["ada", "cy"]);
  const { sessions } = world.node();
  const id = randomUUID();
  const send = async (text: string) => {
    const session = await world.open(sessions);
    const { viewer } = await join(session, "ada");
    expect(await session.play(viewer.seat, id, { type: "chat", text })).toMatchObject({ ok: true });
  };
  await send("first");
  // The lobby is opened again as another run because the plan has changed.
  Object.assign(world.company.infos.get(world.sessionId) ?? {}, { speed: 0.2 });
  await send("second");
  const elsewhere = await world.open(world.node().sessions);
  expect(elsewhere.run.run).toBe(2);
  expect(await readLater(world, elsewhere)).toEqual(["second"]);
});
