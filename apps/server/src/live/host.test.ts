import { randomUUID } from "node:crypto";
import type { CallSignal, HostSessionView, ServerFrame, Snapshot } from "@lantern/contract/live";
import { HOST_MESSAGE_MAX, HostCommand, isHostSeat, patch } from "@lantern/contract/live";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { type TestDatabase, testDatabase } from "../db/testing.ts";
import { soon, TestNode } from "./testing.ts";

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

/** A host's page: what it shows, and what its commands were answered. */
function desk(session: string, token = "admin:c:maren") {
  const socket = new WebSocket(node.url);
  const page = {
    snapshot: null as Snapshot | null,
    bye: "",
    answers: new Map<string, string>(),
    signals: [] as ServerFrame[],
    signal: (d: CallSignal, to: string | null) => socket.send(JSON.stringify({ t: "signal", to, d })),
    async ask(c: HostCommand): Promise<string> {
      const id = randomUUID();
      socket.send(JSON.stringify({ t: "host", id, c }));
      await soon(() => expect(page.answers.has(id) ? "answered" : `no answer: ${c.type}`).toBe("answered"));
      return page.answers.get(id) ?? "";
    },
    get room(): HostSessionView {
      const room = page.snapshot?.view;
      if (room?.stage !== "host") throw new Error(`the host is in ${room?.stage}`);
      return room;
    },
    close: () => socket.terminate(),
  };
  socket.on("open", () => socket.send(JSON.stringify({ t: "hello", token, browser: "b", session })));
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as ServerFrame;
    if (frame.t === "snap") page.snapshot = frame.s;
    if (frame.t === "diff") page.snapshot = patch(page.snapshot, frame.d) as Snapshot;
    if (frame.t === "ack") page.answers.set(frame.id, "ok");
    if (frame.t === "nack") page.answers.set(frame.id, frame.code);
    if (frame.t === "bye") page.bye = frame.code;
    if (frame.t === "signal") page.signals.push(frame);
  });
  return page;
}

async function hosted(people: string[]) {
  const sessionId = await node.session(people);
  const frames: ServerFrame[] = [];
  const crew = people.map((person) =>
    node.client(sessionId, person, { onFrame: (frame) => person === people[0] && frames.push(frame) }),
  );
  const host = desk(sessionId);
  await soon(() => expect(host.room.lobby).toHaveLength(people.length));
  return { sessionId, crew, host, frames };
}

test("[O08] a host starts, pauses, resumes, extends and ends; two of them share it", async () => {
  const { sessionId, crew, host } = await hosted(["p1", "p2"]);
  const second = desk(sessionId, "admin:c:benedikt");
  expect(await host.ask({ type: "pause" })).toBe("NOT_NOW");
  expect(await host.ask({ type: "start" })).toBe("ok");
  await soon(() => expect(second.room.teams[0]?.scene?.title).toBeTruthy());
  expect(await second.ask({ type: "pause" })).toBe("ok");
  await soon(() => expect(host.room.clock.phase).toBe("paused"));
  expect(await host.ask({ type: "resume" })).toBe("ok");
  const endsAt = host.room.clock.endsAt ?? 0;
  expect(await host.ask({ type: "extend", minutes: 5, endsAt })).toBe("ok");
  expect(await second.ask({ type: "extend", minutes: 5, endsAt })).toBe("PASSED");
  await soon(() => expect(host.room.clock.endsAt).toBe(endsAt + 300_000));
  expect(await second.ask({ type: "end" })).toBe("ok");
  await soon(() => expect(crew.map(({ mirror }) => mirror.snapshot?.view.stage)).toEqual(["over", "over"]));
  for (const one of [...crew, host, second]) one.close();
});

test("[E45] moves go to a team that is there; who is taken out stays out until let in again", async () => {
  const people = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"];
  const { sessionId, crew, host } = await hosted(people);
  await host.ask({ type: "start" });
  await soon(() => expect(host.room.teams.flatMap((team) => team.people)).toHaveLength(people.length));
  const [small, large] = [...host.room.teams].sort((a, b) => a.people.length - b.people.length);
  const seat = large?.people[0]?.seat ?? "";
  expect(await host.ask({ type: "move", seat, team: "nowhere", from: large?.id ?? "" })).toBe("BREAKOUT_001");
  expect(await host.ask({ type: "move", seat, team: small?.id ?? "", from: large?.id ?? "" })).toBe("ok");
  const mover = crew.find((one) => one.seat === seat);
  await soon(() => {
    const room = mover?.mirror.snapshot?.view;
    expect(room?.stage === "play" && room.team.id).toBe(small?.id);
  });

  expect(await host.ask({ type: "remove", seat, on: true })).toBe("ok");
  await soon(() => expect(mover?.ended).toBe(true));
  await soon(() => expect(host.room.removed).toEqual([seat]));
  const person = people[mover ? crew.indexOf(mover) : -1] ?? "";
  const again = node.client(sessionId, person);
  await soon(() => expect(again.ended).toBe(true));
  expect(await host.ask({ type: "remove", seat, on: false })).toBe("ok");
  const back = node.client(sessionId, person);
  await soon(() => expect(back.seat).toBe(seat));
  for (const one of [...crew, again, back, host]) one.close();
});

test("a host speaks to teams, answers a call, mutes, visits, skips a scene, hides what was reported", async () => {
  const { crew, host, frames } = await hosted(["p1", "p2"]);
  await host.ask({ type: "start" });
  await soon(() => expect(host.room.teams[0]?.scene).toBeTruthy());
  const [team] = host.room.teams;
  const [ada] = crew;
  if (!team || !ada?.seat) throw new Error("nobody plays");
  const chat = () => {
    const snapshot = ada.mirror.snapshot;
    const lines = snapshot?.view.stage === "play" ? snapshot.view.chat : [];
    return lines.map(({ textId, seat }) => [seat, snapshot?.directory.texts[textId]]);
  };

  expect(await host.ask({ type: "message", team: null, text: "Welcome, all." })).toBe("ok");
  await soon(() => expect(chat()).toEqual([["host", "Welcome, all."]]));
  await soon(() => expect(host.room.messages).toMatchObject([{ teams: [team.id] }]));
  expect(host.snapshot?.directory.texts[host.room.messages[0]?.textId ?? ""]).toBe("Welcome, all.");
  const long = { type: "message", team: null, text: "x".repeat(HOST_MESSAGE_MAX + 1) };
  expect(HostCommand.safeParse(long).success).toBe(false);
  await ada.play({ type: "help", on: true });
  await soon(() => expect(host.room.teams[0]?.people.some(({ needsHelp }) => needsHelp)).toBe(true));
  expect(await host.ask({ type: "answer", team: team.id, seat: ada.seat })).toBe("ok");
  await soon(() => expect(host.room.teams[0]?.people.some(({ needsHelp }) => needsHelp)).toBe(false));
  expect(await host.ask({ type: "mute", seat: ada.seat })).toBe("ok");
  await soon(() => expect(frames).toContainEqual({ t: "mute" }));

  await ada.play({ type: "chat", text: "unkind" });
  await soon(() => expect(chat()).toHaveLength(2));
  const snapshot = ada.mirror.snapshot;
  const textId = snapshot?.view.stage === "play" ? (snapshot.view.chat[1]?.textId ?? "") : "";
  crew[1]?.sendRaw(JSON.stringify({ t: "report", id: randomUUID(), text: textId }));
  await soon(() => expect(host.room.reports).toMatchObject([{ textId, team: team.id, hidden: false }]));
  expect(host.snapshot?.directory.texts[textId]).toBe("unkind");
  expect(await host.ask({ type: "hide", text: textId, on: true })).toBe("ok");
  await soon(() => expect(chat()[1]).toEqual([ada.seat, null]));
  expect(await host.ask({ type: "hide", text: textId, on: false })).toBe("ok");
  await soon(() => expect(chat()[1]).toEqual([ada.seat, "unkind"]));

  expect(await host.ask({ type: "visit", team: team.id })).toBe("ok");
  await soon(() => expect(host.snapshot?.view.stage).toBe("play"));
  expect(host.snapshot?.privateView).toBeNull();
  expect(await host.ask({ type: "visit", team: null })).toBe("ok");
  await soon(() => expect(host.snapshot?.view.stage).toBe("host"));

  const scene = host.room.teams[0]?.scene?.id ?? "";
  expect(await host.ask({ type: "skip", team: team.id, scene: "another" })).toBe("PASSED");
  expect(await host.ask({ type: "skip", team: team.id, scene })).toBe("ok");
  await soon(() => expect(host.room.teams[0]?.scene?.id).not.toBe(scene));
  for (const one of [...crew, host]) one.close();
});

test("a host on a visit may speak in the call of that team, and in no other's; who only looks on hears nothing", async () => {
  const { sessionId, crew, host, frames } = await hosted(["p1", "p2", "p3", "p4", "p5", "p6", "p7"]);
  const other = desk(sessionId, "admin:c:benedikt");
  expect(await host.ask({ type: "start" })).toBe("ok");
  await soon(() => expect(host.room.teams.flatMap((team) => team.people)).toHaveLength(7));
  await soon(() => expect(other.room.teams).toHaveLength(2));
  const [first] = crew;
  const mine = host.room.teams.find(({ people }) => people.some(({ seat }) => seat === first?.seat));
  const theirs = host.room.teams.find((team) => team !== mine);
  const hello = (stay: string): CallSignal => ({ s: "hello", peerSessionId: stay, mic: true, cam: false });
  const heard = () => frames.flatMap((frame) => (frame.t === "signal" ? [frame.d] : []));
  const visit = async (team: string | null) => expect(await host.ask({ type: "visit", team })).toBe("ok");

  host.signal(hello("from-the-desk"), null);
  await visit(theirs?.id ?? "");
  host.signal(hello("to-the-others"), first?.seat ?? "");
  await visit(mine?.id ?? "");
  expect(await other.ask({ type: "visit", team: mine?.id ?? "" })).toBe("ok");
  host.signal(hello("to-this-team"), null);
  await soon(() => expect(heard()).toEqual([hello("to-this-team")]));
  const from = frames.findLast((frame) => frame.t === "signal")?.from ?? "";
  expect(isHostSeat(from)).toBe(true);

  const say = (d: CallSignal, to: string | null) => first?.sendRaw(JSON.stringify({ t: "signal", to, d }));
  say(hello("to-everybody"), null);
  say(hello("to-the-host"), from);
  await soon(() =>
    expect(host.signals).toEqual([{ t: "signal", from: first?.seat, d: hello("to-the-host") }]),
  );
  expect(other.signals).toEqual([]);
  for (const one of [...crew, host, other]) one.close();
});

test("hosts see who never came, and whose line stays slow", async () => {
  const sessionId = await node.session(["p1", "p2"]);
  const ada = node.client(sessionId, "p1");
  const host = desk(sessionId);
  await soon(() => expect(host.room.lobby).toHaveLength(1));
  expect(host.room.missing).toHaveLength(1);
  const ping = (trip: number) => ada.sendRaw(JSON.stringify({ t: "ping", at: Date.now(), trip }));
  ping(1500);
  ping(30);
  ping(1500);
  ping(450);
  await soon(() => expect(host.room.connections).toEqual({ [ada.seat ?? ""]: "slow" }));
  ping(1300);
  ping(1400);
  await soon(() => expect(host.room.connections).toEqual({ [ada.seat ?? ""]: "bad" }));
  ping(40);
  await soon(() => expect(host.room.connections).toEqual({}));
  for (const one of [ada, host]) one.close();
});

test("[O12] an administrator of another company, and an unknown session, are not let in", async () => {
  const sessionId = await node.session(["p1"]);
  for (const [session, token] of [
    [sessionId, "admin:other:eve"],
    [randomUUID(), "admin:c:maren"],
  ] as const) {
    const eve = desk(session, token);
    await soon(() => expect(eve.bye).toBe("removed"));
    expect(eve.snapshot).toBeNull();
    eve.close();
  }
});
