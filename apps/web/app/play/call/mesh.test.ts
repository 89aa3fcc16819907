import type { CallSignal } from "@lantern/contract/live";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeConnection, FakeStream, network } from "../../../test/fake-connection.ts";
import { Mesh } from "./mesh.ts";

/** Longer than any timeout of a page. */
const PATIENCE_MS = 30_000;

type SentSignal = { from: string; to: string; signal: CallSignal };
let meshes: Record<string, Mesh>;
/** Decides which signals are lost. */
let lost: (message: SentSignal) => boolean;
let delivered: SentSignal[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  vi.stubGlobal("MediaStream", FakeStream);
  network.reset();
  meshes = {};
  lost = () => false;
  delivered = [];
});
afterEach(() => {
  for (const mesh of Object.values(meshes)) mesh.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Adds a page to the call. Signals arrive in order, except for lost ones. */
function join(seat: string, team: string[]): Mesh {
  const mesh = new Mesh({
    config: () => ({}),
    signal(to, signal) {
      for (const other of to === null ? Object.keys(meshes) : [to]) {
        const message = { from: seat, to: other, signal };
        if (other === seat || lost(message)) continue;
        delivered.push(message);
        queueMicrotask(() => meshes[other]?.receive(seat, signal));
      }
    },
  });
  meshes[seat] = mesh;
  mesh.meet(team.filter((other) => other !== seat));
  return mesh;
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const states = (mesh: Mesh) => Object.values(mesh.state.get().peers).map(({ state }) => state);
const sentOf = (s: CallSignal["s"]) => delivered.filter(({ signal }) => signal.s === s);

function expectWhole(count: number): void {
  for (const mesh of Object.values(meshes))
    expect(states(mesh)).toEqual(Array.from({ length: count - 1 }, () => "connected"));
  expect(network.open()).toHaveLength(count * (count - 1));
}

const six = ["a", "b", "c", "d", "e", "f"];

test("six who arrive at the same moment are fully connected with one offer for each pair", async () => {
  for (const seat of six) join(seat, six);
  await after(100);
  expectWhole(6);
  const pairs = new Set(sentOf("offer").map(({ from, to }) => [from, to].sort().join()));
  expect(pairs.size).toBe(15);
});

test("late arrivals are connected with everybody, whoever offers", async () => {
  for (const [at, seat] of six.entries()) {
    join(seat, six);
    await after(700);
    expectWhole(at + 1);
  }
});

test.each(["hello", "offer", "answer"] as const)("the first %s of every pair gets lost", async (kind) => {
  const swallowed = new Set<string>();
  lost = ({ from, to, signal }) => {
    const key = `${from}${to}`;
    if (signal.s !== kind || swallowed.has(key)) return false;
    swallowed.add(key);
    return true;
  };
  for (const seat of ["a", "b", "c"]) join(seat, ["a", "b", "c"]);
  await after(PATIENCE_MS);
  expect(swallowed.size).toBeGreaterThan(2);
  expectWhole(3);
});

test("a hello that only one of two received is repeated", async () => {
  lost = ({ from, signal }) => from === "a" && signal.s === "hello";
  join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(1000);
  lost = () => false;
  await after(PATIENCE_MS);
  expectWhole(2);
});

test("a page that reloads is another peer session: a new connection replaces the old one", async () => {
  const ana = join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(100);
  const sentBefore = delivered.length;
  // A page that the browser closes sends no goodbye.
  lost = ({ from, signal }) => from === "a" && signal.s === "leave";
  ana.close();
  lost = () => false;
  join("a", ["a", "b"]);
  await after(100);
  expectWhole(2);
  // Late signals of the old peer session change nothing.
  for (const { from, to, signal } of delivered.slice(0, sentBefore))
    if (from === "a") meshes[to]?.receive("a", signal);
  const stale = delivered
    .slice(0, sentBefore)
    .filter(({ from, signal }) => from === "a" && signal.s !== "hello");
  expect(stale.length).toBeGreaterThan(0);
});

test("signals of another peer session, of another attempt and of a stranger change nothing", async () => {
  join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(100);
  const offer = sentOf("offer")[0];
  if (offer?.signal.s !== "offer") throw new Error("nobody offered");
  const before = network.open().map(({ id }) => id);
  const receiver = meshes[offer.to];
  receiver?.receive("stranger", { s: "hello", peerSessionId: "stranger-session", mic: true, cam: true });
  receiver?.receive(offer.from, { ...offer.signal, peerSessionId: "another-session" });
  receiver?.receive(offer.from, { ...offer.signal, to: "another-session", attempt: 9 });
  receiver?.receive(offer.from, { ...offer.signal, attempt: 0 });
  await after(100);
  expect(network.open().map(({ id }) => id)).toEqual(before);
  expectWhole(2);
});

test("a path that broke while the network is well is restarted inside the same connection", async () => {
  join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(100);
  const first = network.open().map(({ id }) => id);
  network.break();
  network.whole = true;
  await after(100);
  expectWhole(2);
  expect(network.open().map(({ id }) => id)).toEqual(first);
});

test("on a broken network connections restart, then are replaced, and recover when the network is back", async () => {
  join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(100);
  const first = network.open().map(({ id }) => id);
  network.break();
  await after(1000);
  expect(states(meshes.a as Mesh)).toEqual(["lost"]);
  await after(PATIENCE_MS);
  expect(sentOf("offer").length).toBeGreaterThan(2);
  network.whole = true;
  await after(PATIENCE_MS);
  expectWhole(2);
  expect(network.open().map(({ id }) => id)).not.toEqual(first);
});

test("a teammate who is back after an absence is connected again, however often the other side tried", async () => {
  const ana = join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(100);
  ana.meet([]);
  lost = ({ from, to }) => from === "a" || to === "a";
  await after(60_000);
  lost = () => false;
  ana.meet(["b"]);
  await after(1000);
  expectWhole(2);
});

test("after a move nobody of the old team is connected", async () => {
  for (const seat of ["a", "b", "c"]) join(seat, ["a", "b"]);
  meshes.c?.meet([]);
  await after(100);
  meshes.a?.meet(["c"]);
  meshes.b?.meet([]);
  meshes.c?.meet(["a"]);
  await after(100);
  expect(states(meshes.b as Mesh)).toEqual([]);
  expect(Object.keys(meshes.a?.state.get().peers ?? {})).toEqual(["c"]);
  expect(states(meshes.a as Mesh)).toEqual(["connected"]);
  expect(network.open()).toHaveLength(2);
});

test("both sides can rebuild every connection", async () => {
  join("a", ["a", "b"]);
  join("b", ["a", "b"]);
  await after(100);
  for (const seat of ["a", "b"]) {
    const before = network.open().map(({ id }) => id);
    meshes[seat]?.reconnect();
    await after(100);
    expectWhole(2);
    for (const { id } of network.open()) expect(before).not.toContain(id);
  }
});

test("a camera that comes late, goes and comes back is sent inside the connection that is there", async () => {
  const track = (id: string) => ({ id, enabled: true }) as MediaStreamTrack;
  const [mic, cam] = [track("mic"), track("cam")];
  const ana = join("a", ["a", "b"]);
  const bo = join("b", ["a", "b"]);
  ana.send({ mic, cam: null });
  await after(100);
  const before = network.open().map(({ id }) => id);
  const sent = () => network.open().flatMap(({ lines }) => lines.map((line) => line.sent));
  for (const now of [cam, null, cam]) {
    ana.send({ mic, cam: now });
    await after(10);
    expect(sent().filter(Boolean)).toEqual(now ? [mic, now] : [mic]);
    expect(bo.state.get().peers.a).toMatchObject({ mic: true, cam: now !== null });
  }
  expect(network.open().map(({ id }) => id)).toEqual(before);
});

test("a weak connection drops its own video only; when most are weak, the page says so", async () => {
  const cam = { id: "cam", enabled: true } as MediaStreamTrack;
  for (const seat of ["a", "b", "c", "d"]) join(seat, ["a", "b", "c", "d"]);
  meshes.a?.send({ mic: null, cam });
  await after(100);
  const own = () => network.open().filter(({ lines }) => lines[1]?.sent === cam);
  const lines = own();
  expect(lines).toHaveLength(3);
  const weak = [["loss", { type: "remote-inbound-rtp", fractionLost: 0.3 }]] as const;
  if (lines[0]) lines[0].report = new Map(weak);
  await after(8000);
  expect(own()).toHaveLength(2);
  expect(meshes.a?.state.get().audioOnly).toBe(false);
  if (lines[1]) lines[1].report = new Map(weak);
  await after(8000);
  expect(own()).toHaveLength(1);
  expect(meshes.a?.state.get().audioOnly).toBe(true);
  for (const line of lines) line.report = new Map();
  await after(30_000);
  expect(own()).toHaveLength(3);
  expect(meshes.a?.state.get().audioOnly).toBe(false);
});
