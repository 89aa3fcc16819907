import type { CallSignal, ServerFrame } from "@lantern/contract/live";
import type { LiveClient } from "@lantern/live-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { eventually, TestNode } from "../../../test/live/live-node.ts";

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

const hello: CallSignal = { s: "hello", peerSessionId: "visit-of-p1", mic: true, cam: false };

interface Page {
  client: LiveClient;
  received: Extract<ServerFrame, { t: "signal" }>[];
}

function page(sessionId: string, person: string): Page {
  const received: Page["received"] = [];
  const client = node.client(sessionId, person, {
    onFrame: (frame) => frame.t === "signal" && received.push(frame),
  });
  return { client, received };
}

const teamOf = ({ client }: Page) => {
  const view = client.snapshot?.view;
  return view?.stage === "play" ? view.team.id : null;
};
const signal = ({ client }: Page, d: unknown, to: string | null = null) =>
  client.sendFrame({ t: "signal", to, d: d as CallSignal });

test("signals of a call stay in the team, name their sender, and are passed on unchanged", async () => {
  const people = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"];
  const sessionId = await node.session(people);
  const pages = people.map((person) => page(sessionId, person));
  await eventually(() => expect(pages.every(({ client }) => client.snapshot)).toBe(true));

  const [first] = pages as [Page];
  signal(first, hello);
  await node.live.liveServer.startNow(sessionId, { userId: "host" });
  await eventually(() => expect(pages.every((one) => teamOf(one))).toBe(true));
  expect(pages.flatMap(({ received }) => received)).toEqual([]);

  const mates = pages.filter((one) => one !== first && teamOf(one) === teamOf(first));
  const others = pages.filter((one) => teamOf(one) !== teamOf(first));
  expect([mates.length, others.length].every((count) => count > 1)).toBe(true);

  const [mate] = mates as [Page];
  const [stranger] = others as [Page];
  signal(first, hello);
  signal(first, { ...hello, cam: true }, mate.client.seat);
  // Signals to another team's page, and frames that are no signals, are not delivered.
  signal(first, hello, stranger.client.seat);
  signal(first, { s: "listen", to: "everybody" });
  signal(stranger, { ...hello, peerSessionId: "visit-of-else" });

  const frame = (d: CallSignal) => ({ t: "signal", from: first.client.seat, d });
  await eventually(() => expect(mate.received).toEqual([frame(hello), frame({ ...hello, cam: true })]));
  for (const other of mates.slice(1)) expect(other.received).toEqual([frame(hello)]);
  const rest = others.filter((one) => one !== stranger);
  await eventually(() => {
    for (const one of rest) expect(one.received.map(({ from }) => from)).toEqual([stranger.client.seat]);
  });
  expect(first.received).toEqual([]);
  for (const { client } of pages) client.close();
});

test("seconds of speech are added up by seat once the session runs, and never beyond the time that passed", async () => {
  const sessionId = await node.session(["p1", "p2"]);
  const pages = ["p1", "p2"].map((person) => page(sessionId, person));
  await eventually(() => expect(pages.every(({ client }) => client.snapshot)).toBe(true));
  const [first] = pages as [Page];
  const spoke = (seconds: unknown) => first.client.spoke(seconds as number);
  spoke(1);
  await node.live.liveServer.startNow(sessionId, { userId: "host" });
  await eventually(() => expect(pages.every((one) => teamOf(one))).toBe(true));
  for (const seconds of [4.5, 600, -3, "long", 9, 9, 9]) spoke(seconds);
  // An acknowledged move shows that everything before it was handled.
  expect(await first.client.send({ type: "chat", text: "done" })).toEqual({ ok: true });
  await eventually(async () => {
    const { rows } = await database.pool.query(
      "select seat, seconds from voice_seconds v join live_sessions s on s.id = v.session_run where s.session_id = $1",
      [sessionId],
    );
    expect(rows).toEqual([{ seat: first.client.seat, seconds: 4.5 }]);
  });
  for (const { client } of pages) client.close();
});
