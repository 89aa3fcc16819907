/** A process with many simulated people. Its parent process sends it one order after another. */
import { setTimeout as pause } from "node:timers/promises";
import type { PuzzleLookup } from "@lantern/bots";
import { loadPack } from "@lantern/content";
import type { Carrier, Order, Outcome } from "./crowds.ts";
import { untilNext } from "./pace.ts";
import { type Crowd, type CrowdMember, emptyCrowd, Person, type Seat } from "./person.ts";
import { noSamples, tick } from "./samples.ts";
import { SocketIoPerson } from "./socket-io-person.ts";

/** Connections opened at a time: the people of a company do not open their links in the same millisecond. */
const OPENING = 20;
const IN_WITHIN_MS = 120_000;
/** Time for the responses to commands from the end of a segment, ms. */
const RESPONSE_WITHIN_MS = 5000;
/** A segment ends when no teammate has received another chat message in this many checks, 10 ms apart. */
const CHECKS_UNCHANGED = 10;
const BACK_WITHIN_MS = 60_000;

const groups = new Map<string, { crowd: Crowd; people: CrowdMember[] }>();

process.on("message", async ({ nth, order }: { nth: number; order: Order }) => {
  try {
    process.send?.({ nth, outcome: await obey(order) });
  } catch (error) {
    process.send?.({ nth, failed: String(error) });
  }
});
process.on("disconnect", () => process.exit());

async function obey(order: Order): Promise<Outcome> {
  if (order.do === "connect") return connect(order);
  const { crowd, people } = groups.get(order.group) ?? { crowd: null, people: [] };
  if (!crowd) throw new Error(`nobody is called ${order.group}`);
  switch (order.do) {
    case "play":
      return play(crowd, people, order);
    case "storm":
      return storm(crowd, people);
    case "missing": {
      await enter(people.filter((person) => !person.in));
      const missing = await Promise.all(people.map((person) => person.missing(order.since)));
      return { missing: missing.reduce((sum, one) => sum + one, 0) };
    }
    case "close":
      for (const person of people) person.close();
      groups.delete(order.group);
      return {};
  }
}

async function connect({ group, url, seats, over }: Extract<Order, { do: "connect" }>): Promise<Outcome> {
  const { crowd, people: present } = groups.get(group) ?? { crowd: emptyCrowd(url, puzzleOf), people: [] };
  const personOf = await carriers[over]();
  const people = seats.map((seat, index) => personOf(crowd, seat, index));
  groups.set(group, { crowd, people: [...present, ...people] });
  await enter(people);
  return {};
}

type MakePerson = (crowd: Crowd, seat: Seat, index: number) => CrowdMember;

const carriers: Record<Carrier, () => Promise<MakePerson>> = {
  frames: async () => (crowd, seat, index) => new Person(crowd, seat, index),
  "socket.io": async () => (crowd, seat) => new SocketIoPerson(crowd, seat),
  // Its packages are installed for themselves, so it is loaded when it is needed.
  colyseus: async () => {
    const program = new URL("../rivals/colyseus-person.ts", import.meta.url).href;
    const { ColyseusPerson } = (await import(program)) as {
      ColyseusPerson: new (crowd: Crowd, seat: Seat) => CrowdMember;
    };
    return (crowd, seat) => new ColyseusPerson(crowd, seat);
  },
};

async function enter(people: CrowdMember[]): Promise<void> {
  for (let from = 0; from < people.length; from += OPENING) {
    const few = people.slice(from, from + OPENING);
    for (const person of few) person.connect();
    const all = await until(() => few.every((person) => person.in), IN_WITHIN_MS);
    const outside = few.find((person) => !person.in);
    if (!all) throw new Error(`somebody could not enter: ${outside?.bye ?? "no answer"}`);
  }
}

/** Everybody acts at independent moments. Returns the outcome. */
async function play(
  crowd: Crowd,
  people: CrowdMember[],
  { ms, perMinute }: Extract<Order, { do: "play" }>,
): Promise<Outcome> {
  crowd.samples = noSamples();
  crowd.messages.clear();
  const end = performance.now() + ms;
  const timers = new Map<CrowdMember, NodeJS.Timeout>();
  const plan = (person: CrowdMember) => {
    const wait = untilNext(Math.random(), perMinute);
    if (performance.now() + wait > end) return;
    timers.set(
      person,
      setTimeout(() => {
        person.act();
        plan(person);
      }, wait),
    );
  };
  people.forEach(plan);
  await pause(ms);
  await until(() => people.every(({ waiting }) => waiting === 0), RESPONSE_WITHIN_MS);
  await until(() => unseen(crowd) === 0, RESPONSE_WITHIN_MS);
  const { samples } = crowd;
  await untilUnchanged(() => samples.delivered.length, RESPONSE_WITHIN_MS);
  samples.lost = unseen(crowd) + people.reduce((sum, { waiting }) => sum + waiting, 0);
  return { samples };
}

/** Messages that were acknowledged but that no teammate received. */
function unseen({ messages }: Crowd): number {
  return [...messages.values()].filter(
    ({ acknowledged, receivedBy }) => acknowledged && receivedBy.size === 0,
  ).length;
}

/** From now on every person who loses the connection sends a chat message, and is back when it was acknowledged. */
async function storm(crowd: Crowd, people: CrowdMember[]): Promise<Outcome> {
  const [views, responses]: [number[], number[]] = [[], []];
  for (const person of people) {
    person.onView = () => views.push(Date.now());
    person.onLost = () => {
      person.onLost = () => {};
      person.sendChat();
      person.onResponse = () => {
        if (person.waiting > 0) return;
        responses.push(Date.now());
        person.onResponse = () => {};
      };
    };
  }
  await until(() => responses.length >= people.length, BACK_WITHIN_MS);
  for (const person of people) person.onLost = person.onView = person.onResponse = () => {};
  const byes: Record<string, number> = {};
  for (const { in: here, bye } of people) if (!here) tick(byes, bye ?? "no answer");
  return { views, responses, byes, accepted: crowd.samples.accepted };
}

async function until(condition: () => boolean, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(10))
    if (condition()) return true;
  return condition();
}

/** Several checks in a row: a process that was held up gets to read its connections between two of them. */
async function untilUnchanged(count: () => number, withinMs: number): Promise<void> {
  let [last, same] = [count(), 0];
  await until(() => {
    same = count() === last ? same + 1 : 0;
    last = count();
    return same === CHECKS_UNCHANGED;
  }, withinMs);
}

const puzzles = loadPack("the-quiet-station").pack.scenes;
function puzzleOf(scene: string): ReturnType<PuzzleLookup> {
  const definition = puzzles[scene];
  return definition?.kind === "puzzle" ? definition.puzzle : null;
}
