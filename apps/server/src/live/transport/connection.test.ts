import { REACTIONS, type ServerFrame } from "@lantern/contract/live";
import { expect, test, vi } from "vitest";
import { entryOf } from "../../../test/live/live-node.ts";
import { NightClock } from "../../../test/nights/clock.ts";
import { unlimitedRights } from "../admission.ts";
import type { LiveSession } from "../session.ts";
import { type Admission, Connection } from "./connection.ts";
import { Rate } from "./rate.ts";
import type { Transport } from "./websocket.ts";

/** A connection whose page sends what the test tells it, and a server that admits people when the test says so. */
function met() {
  const clock = new NightClock(1_800_000_000_000);
  const sent: ServerFrame[] = [];
  const page = { receive: (_text: string | null) => {} };
  const transport: Transport & { open: boolean } = {
    send: (text) => void sent.push(JSON.parse(text) as ServerFrame),
    backlog: () => 0,
    open: true,
    close: () => {},
    terminate: () => {},
    requestSign: () => {},
    onSignOfLife: () => {},
    onClose: () => {},
    onMessage: (take) => {
      page.receive = take;
    },
  };
  let letIn = (_admission: Admission) => {};
  const deps = {
    admit: () => new Promise<Admission>((resolve) => (letIn = resolve)),
    now: clock.now,
    timers: clock.timers,
    newId: () => "id",
    failed: (error: unknown) => {
      throw error;
    },
  };
  new Connection(transport, deps, new Rate(100, 100, clock.now));
  return { clock, sent, page, transport, letIn: (admission: Admission) => letIn(admission) };
}

test("a page that sends nothing within five seconds is disconnected and may retry, because a slow network delays a hello", async () => {
  const { clock, sent } = met();
  await clock.run(clock.now() + 5000);
  expect(sent).toEqual([{ t: "bye", code: "draining" }]);
});

test("a page that has sent its hello waits as long as its admission takes", async () => {
  const { clock, sent, page, letIn } = met();
  page.receive(JSON.stringify({ t: "hello", token: "token", browser: "browser" }));
  await clock.run(clock.now() + 14_000);
  expect(sent).toEqual([]);
  letIn({ target: { bye: "not_open" }, rights: unlimitedRights });
  await clock.settle();
  expect(sent).toEqual([{ t: "bye", code: "not_open" }]);
});

test("a connection that closed before its admission takes no seat from a newer one", async () => {
  const { clock, page, transport, letIn } = met();
  page.receive(JSON.stringify({ t: "hello", token: "token", browser: "browser" }));
  await clock.settle();
  transport.open = false;
  const session = { enter: vi.fn(async () => ({ bye: "draining" })) };
  const person = { consumerId: "ada", firstName: "Ada", lastName: "", department: null, office: null };
  const target = { person: { ...person, preassignedTeamId: null }, rehearsal: false };
  letIn({ target: { ...target, session: session as unknown as LiveSession }, rights: unlimitedRights });
  await clock.settle();
  expect(session.enter).not.toHaveBeenCalled();
});

test("what somebody sends again and again costs no query of its own, however often it comes", async () => {
  const { clock, page, letIn } = met();
  page.receive(JSON.stringify({ t: "hello", token: "token", browser: "browser" }));
  await clock.settle();
  const goodbye = vi.fn(async () => null);
  const ephemeral = {
    react: vi.fn(),
    line: vi.fn(),
    signal: vi.fn(),
    addSpeakingTime: vi.fn(async () => {}),
  };
  const session = {
    ephemeral,
    info: { language: "en" },
    pack: { cast: {}, locale: "en" },
    languages: ["en"],
    pagesOf: () => "en",
    readsIn: () => "en",
    enter: async () => ({ seat: "s1", epoch: 1 }),
    watch: () => {},
  };
  const holder = { signInId: "sign-in", account: null, sessionId: "session" };
  const target = { session: session as unknown as LiveSession, person: entryOf("ada"), rehearsal: false };
  letIn({ target, rights: { holder, goodbye, watch: () => () => {} } });
  await clock.settle();
  const signal = { s: "hello", peerSessionId: "a-stay-in-the-call", mic: true, cam: false };
  for (const frame of [
    { t: "voice", seconds: 3 },
    { t: "react", r: REACTIONS[0] },
    { t: "line", turn: 2, text: "Mine" },
    { t: "signal", to: null, d: signal },
    { t: "call", path: "direct" },
  ])
    page.receive(JSON.stringify(frame));
  await clock.settle();
  // The statement that stores the seconds checks the rights itself.
  expect(ephemeral.addSpeakingTime).toHaveBeenCalledWith("s1", 3, holder);
  expect(ephemeral.react).toHaveBeenCalledTimes(1);
  expect(ephemeral.line).toHaveBeenCalledWith("s1", 2, "Mine");
  expect(ephemeral.signal).toHaveBeenCalledTimes(1);
  expect(goodbye).not.toHaveBeenCalled();
});
