import { randomUUID } from "node:crypto";
import type { CallSignal, HostSessionView, ServerFrame } from "@lantern/contract/live";
import { HOST_MESSAGE_MAX, HostCommand, isHostSeat } from "@lantern/contract/live";
import { openNodeClient } from "@lantern/live-client/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { eventually, TestNode } from "../../test/live/live-node.ts";

let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await testDatabase();
  node = await new TestNode(database.pool).start();
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

/** A host's page: its view, and the results of its commands. */
function openHost(session: string, token = "admin:c:maren") {
  const signals: ServerFrame[] = [];
  const onFrame = (frame: ServerFrame) => frame.t === "signal" && signals.push(frame);
  const client = openNodeClient({ url: node.url, token, session, onFrame });
  return {
    signals,
    signal: (d: CallSignal, to: string | null) => client.signal(to, d),
    async send(command: HostCommand): Promise<string> {
      const result = await client.host(command);
      return result.ok ? "ok" : result.code;
    },
    get snapshot() {
      return client.snapshot;
    },
    get bye() {
      return client.store.get().bye;
    },
    get view(): HostSessionView {
      const view = client.snapshot?.view;
      if (view?.stage !== "host") throw new Error(`the host is in ${view?.stage}`);
      return view;
    },
    close: () => client.close(),
  };
}

async function hosted(people: string[], more: Parameters<TestNode["session"]>[1] = {}) {
  const sessionId = await node.session(people, more);
  const frames: ServerFrame[] = [];
  const team = people.map((person) =>
    node.client(sessionId, person, { onFrame: (frame) => person === people[0] && frames.push(frame) }),
  );
  const host = openHost(sessionId);
  await eventually(() => expect(host.view.lobby).toHaveLength(people.length));
  return { sessionId, team, host, frames };
}

test("[O08] a host starts, pauses, resumes, extends and ends; two hosts share a session", async () => {
  const { sessionId, team, host } = await hosted(["p1", "p2"]);
  const second = openHost(sessionId, "admin:c:benedikt");
  expect(await host.send({ type: "pause" })).toBe("NOT_NOW");
  expect(await host.send({ type: "start" })).toBe("ok");
  await eventually(() => expect(second.view.teams[0]?.scene?.title).toBeTruthy());
  expect(await second.send({ type: "pause" })).toBe("ok");
  await eventually(() => expect(host.view.clock.phase).toBe("paused"));
  expect(await host.send({ type: "resume" })).toBe("ok");
  const endsAt = host.view.clock.endsAt ?? 0;
  expect(await host.send({ type: "extend", minutes: 5, endsAt })).toBe("ok");
  expect(await second.send({ type: "extend", minutes: 5, endsAt })).toBe("PASSED");
  await eventually(() => expect(host.view.clock.endsAt).toBe(endsAt + 300_000));
  expect(await second.send({ type: "end" })).toBe("ok");
  await eventually(() => expect(team.map(({ snapshot }) => snapshot?.view.stage)).toEqual(["over", "over"]));
  for (const one of [...team, host, second]) one.close();
});

test("[E45] people are moved to an existing team only; a removed person stays out until they are admitted again", async () => {
  const people = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"];
  const { sessionId, team, host } = await hosted(people);
  await host.send({ type: "start" });
  await eventually(() => expect(host.view.teams.flatMap((row) => row.people)).toHaveLength(people.length));
  const [small, large] = [...host.view.teams].sort((a, b) => a.people.length - b.people.length);
  const seat = large?.people[0]?.seat ?? "";
  expect(await host.send({ type: "move", seat, team: "nowhere", from: large?.id ?? "" })).toBe(
    "BREAKOUT_001",
  );
  expect(await host.send({ type: "move", seat, team: small?.id ?? "", from: large?.id ?? "" })).toBe("ok");
  const mover = team.find((one) => one.seat === seat);
  await eventually(() => {
    const view = mover?.snapshot?.view;
    expect(view?.stage === "play" && view.team.id).toBe(small?.id);
  });

  expect(await host.send({ type: "remove", seat, on: true })).toBe("ok");
  await eventually(() => expect(mover?.store.get().link).toBe("closed"));
  await eventually(() => expect(host.view.removed).toEqual([seat]));
  const person = people[mover ? team.indexOf(mover) : -1] ?? "";
  const again = node.client(sessionId, person);
  await eventually(() => expect(again.store.get().link).toBe("closed"));
  expect(await host.send({ type: "remove", seat, on: false })).toBe("ok");
  const back = node.client(sessionId, person);
  await eventually(() => expect(back.seat).toBe(seat));
  for (const one of [...team, again, back, host]) one.close();
});

test("[S9] people in the lobby write to each other; a message that is reported reaches the hosts, who hide it", async () => {
  const { team, host } = await hosted(["p1", "p2"]);
  const [ada, bo] = team;
  const chatOf = (client = ada) => {
    const snapshot = client?.snapshot;
    const lines = snapshot?.view.stage === "lobby" ? snapshot.view.chat : [];
    return lines.map(({ textId }) => snapshot?.directory.texts[textId ?? ""]);
  };
  await ada?.send({ type: "chat", text: "unkind" });
  await eventually(() => expect(chatOf(bo)).toEqual(["unkind"]));
  const view = bo?.snapshot?.view;
  const textId = view?.stage === "lobby" ? (view.chat[0]?.textId ?? "") : "";
  expect(await bo?.report(textId)).toEqual({ ok: true });
  await eventually(() => expect(host.view.reports).toMatchObject([{ textId, team: "", seat: ada?.seat }]));
  expect(await host.send({ type: "hide", text: textId, on: true })).toBe("ok");
  await eventually(() => expect(chatOf(bo)).toEqual([null]));
  for (const one of [...team, host]) one.close();
});

test("a host writes to teams, responds to a call for help, mutes, visits, skips a scene, hides a reported message", async () => {
  const { team, host, frames } = await hosted(["p1", "p2"]);
  await host.send({ type: "start" });
  await eventually(() => expect(host.view.teams[0]?.scene).toBeTruthy());
  const [only] = host.view.teams;
  const [ada] = team;
  if (!only || !ada?.seat) throw new Error("nobody plays");
  const chat = () => {
    const snapshot = ada.snapshot;
    const lines = snapshot?.view.stage === "play" ? snapshot.view.chat : [];
    return lines.map(({ textId: id, seat }) => [seat, snapshot?.directory.texts[id ?? ""]]);
  };

  expect(await host.send({ type: "message", team: null, text: "Welcome, all." })).toBe("ok");
  await eventually(() => expect(chat()).toEqual([["host", "Welcome, all."]]));
  await eventually(() => expect(host.view.messages).toMatchObject([{ teams: [only.id] }]));
  expect(host.snapshot?.directory.texts[host.view.messages[0]?.textId ?? ""]).toBe("Welcome, all.");
  const long = { type: "message", team: null, text: "x".repeat(HOST_MESSAGE_MAX + 1) };
  expect(HostCommand.safeParse(long).success).toBe(false);
  await ada.send({ type: "help", on: true });
  await eventually(() => expect(host.view.teams[0]?.people.some(({ needsHelp }) => needsHelp)).toBe(true));
  expect(await host.send({ type: "answer", team: only.id, seat: ada.seat })).toBe("ok");
  await eventually(() => expect(host.view.teams[0]?.people.some(({ needsHelp }) => needsHelp)).toBe(false));
  expect(await host.send({ type: "mute", seat: ada.seat })).toBe("ok");
  await eventually(() => expect(frames).toContainEqual({ t: "mute" }));

  await ada.send({ type: "chat", text: "unkind" });
  await eventually(() => expect(chat()).toHaveLength(2));
  const snapshot = ada.snapshot;
  const textId = snapshot?.view.stage === "play" ? (snapshot.view.chat[1]?.textId ?? "") : "";
  expect(await team[1]?.report(textId)).toEqual({ ok: true });
  await eventually(() => expect(host.view.reports).toMatchObject([{ textId, team: only.id, hidden: false }]));
  expect(host.snapshot?.directory.texts[textId]).toBe("unkind");
  expect(await host.send({ type: "hide", text: textId, on: true })).toBe("ok");
  await eventually(() => expect(chat()[1]).toEqual([ada.seat, null]));
  expect(await host.send({ type: "hide", text: textId, on: false })).toBe("ok");
  await eventually(() => expect(chat()[1]).toEqual([ada.seat, "unkind"]));

  expect(await host.send({ type: "visit", team: only.id })).toBe("ok");
  await eventually(() => expect(host.snapshot?.view.stage).toBe("play"));
  expect(host.snapshot?.privateView).toBeNull();
  expect(await host.send({ type: "visit", team: null })).toBe("ok");
  await eventually(() => expect(host.snapshot?.view.stage).toBe("host"));

  const scene = host.view.teams[0]?.scene?.id ?? "";
  expect(await host.send({ type: "skip", team: only.id, scene: "another" })).toBe("PASSED");
  expect(await host.send({ type: "skip", team: only.id, scene })).toBe("ok");
  await eventually(() => expect(host.view.teams[0]?.scene?.id).not.toBe(scene));
  for (const one of [...team, host]) one.close();
});

test("an administrator can visit a team of any session, sees its stage and chat without its cards, and the team is not told", async () => {
  // With autopilot, a minute before the start.
  const { team, host } = await hosted(["p1", "p2", "p3"], {
    hosting: "autopilot",
    startsAt: Date.now() + 60_000,
  });
  expect(await host.send({ type: "start" })).toBe("ok");
  const [ada] = team;
  await eventually(() => expect(ada?.snapshot?.view.stage).toBe("play"));
  await ada?.send({ type: "chat", text: "Is anybody there?" });
  await eventually(() => expect(Object.values(ada?.snapshot?.directory.texts ?? {})).toHaveLength(1));
  await eventually(() => expect(host.view.teams).toHaveLength(1));
  const before = JSON.stringify(ada?.snapshot);
  expect(await host.send({ type: "visit", team: host.view.teams[0]?.id ?? "" })).toBe("ok");
  await eventually(() => expect(host.snapshot?.view).toEqual(ada?.snapshot?.view));
  expect(Object.values(host.snapshot?.directory.texts ?? {})).toContain("Is anybody there?");
  expect(host.snapshot?.privateView).toBeNull();
  expect(JSON.stringify(ada?.snapshot)).toBe(before);
  for (const one of [...team, host]) one.close();
});

test("a visiting host can speak in the call of that team, and in no other's; a host who only watches hears nothing", async () => {
  const { sessionId, team, host, frames } = await hosted(["p1", "p2", "p3", "p4", "p5", "p6", "p7"]);
  const other = openHost(sessionId, "admin:c:benedikt");
  expect(await host.send({ type: "start" })).toBe("ok");
  await eventually(() => expect(host.view.teams.flatMap((row) => row.people)).toHaveLength(7));
  await eventually(() => expect(other.view.teams).toHaveLength(2));
  const [first] = team;
  const mine = host.view.teams.find(({ people }) => people.some(({ seat }) => seat === first?.seat));
  const theirs = host.view.teams.find((row) => row !== mine);
  const hello = (peerSessionId: string): CallSignal => ({
    s: "hello",
    peerSessionId: peerSessionId,
    mic: true,
    cam: false,
  });
  const signals = () => frames.flatMap((frame) => (frame.t === "signal" ? [frame.d] : []));
  const visit = async (to: string | null) => expect(await host.send({ type: "visit", team: to })).toBe("ok");

  host.signal(hello("from-the-desk"), null);
  await visit(theirs?.id ?? "");
  host.signal(hello("to-the-others"), first?.seat ?? "");
  await visit(mine?.id ?? "");
  expect(await other.send({ type: "visit", team: mine?.id ?? "" })).toBe("ok");
  host.signal(hello("to-this-team"), null);
  await eventually(() => expect(signals()).toEqual([hello("to-this-team")]));
  const from = frames.findLast((frame) => frame.t === "signal")?.from ?? "";
  expect(isHostSeat(from)).toBe(true);

  const signal = (d: CallSignal, to: string | null) => first?.signal(to, d);
  signal(hello("to-everybody"), null);
  signal(hello("to-the-host"), from);
  await eventually(() =>
    expect(host.signals).toEqual([{ t: "signal", from: first?.seat, d: hello("to-the-host") }]),
  );
  expect(other.signals).toEqual([]);
  for (const one of [...team, host, other]) one.close();
});

test("hosts see who never came, and whose connection stays slow", async () => {
  const sessionId = await node.session(["p1", "p2"]);
  const ada = node.client(sessionId, "p1");
  const host = openHost(sessionId);
  await eventually(() => expect(host.view.lobby).toHaveLength(1));
  expect(host.view.missing).toHaveLength(1);
  const ping = (trip: number) => ada.sendFrame({ t: "ping", at: Date.now(), trip });
  ping(1500);
  ping(30);
  ping(1500);
  ping(450);
  await eventually(() => expect(host.view.connections).toEqual({ [ada.seat ?? ""]: "slow" }));
  ping(1300);
  ping(1400);
  await eventually(() => expect(host.view.connections).toEqual({ [ada.seat ?? ""]: "bad" }));
  ping(40);
  await eventually(() => expect(host.view.connections).toEqual({}));
  for (const one of [ada, host]) one.close();
});

test("[O12] an administrator of another company, and an unknown session, are rejected", async () => {
  const sessionId = await node.session(["p1"]);
  for (const [session, token] of [
    [sessionId, "admin:other:eve"],
    [randomUUID(), "admin:c:maren"],
  ] as const) {
    const eve = openHost(session, token);
    await eventually(() => expect(eve.bye).toBe("removed"));
    expect(eve.snapshot).toBeNull();
    eve.close();
  }
});
