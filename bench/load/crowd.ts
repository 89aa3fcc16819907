/** A process full of people. Whoever forked it tells them what to do, one order after another. */
import { setTimeout as pause } from "node:timers/promises";
import type { PuzzleLookup } from "@lantern/bots";
import { loadPack } from "@lantern/content";
import type { Order, Outcome } from "./crowds.ts";
import { untilNext } from "./pace.ts";
import { type Crowd, emptyCrowd, type Guest, Person } from "./person.ts";
import { noSamples, tick } from "./samples.ts";
import { SocketIoPerson } from "./socket-io-person.ts";

/** Connections opened at a time: a company does not press its links in the same millisecond. */
const OPENING = 20;
const IN_WITHIN_MS = 120_000;
/** What was sent at the end of a segment may still be answered. */
const ANSWERED_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 60_000;

const groups = new Map<string, { crowd: Crowd; people: Guest[] }>();

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
  const people = seats.map((seat, index) =>
    over === "socket.io" ? new SocketIoPerson(crowd, seat) : new Person(crowd, seat, index),
  );
  groups.set(group, { crowd, people: [...present, ...people] });
  await enter(people);
  return {};
}

async function enter(people: Guest[]): Promise<void> {
  for (let from = 0; from < people.length; from += OPENING) {
    const few = people.slice(from, from + OPENING);
    for (const person of few) person.connect();
    const all = await until(() => few.every((person) => person.in), IN_WITHIN_MS);
    const outside = few.find((person) => !person.in);
    if (!all) throw new Error(`somebody could not enter: ${outside?.bye ?? "no answer"}`);
  }
}

/** Everybody acts at moments of their own. Answers what came of it. */
async function play(
  crowd: Crowd,
  people: Guest[],
  { ms, perMinute }: Extract<Order, { do: "play" }>,
): Promise<Outcome> {
  crowd.samples = noSamples();
  crowd.messages.clear();
  const end = performance.now() + ms;
  const timers = new Map<Guest, NodeJS.Timeout>();
  const plan = (person: Guest) => {
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
  await until(() => people.every(({ waiting }) => waiting === 0), ANSWERED_WITHIN_MS);
  await until(() => unseen(crowd) === 0, ANSWERED_WITHIN_MS);
  const { samples } = crowd;
  samples.lost = unseen(crowd) + people.reduce((sum, { waiting }) => sum + waiting, 0);
  return { samples };
}

/** Messages that were acknowledged and that no teammate received. */
function unseen({ messages }: Crowd): number {
  return [...messages.values()].filter(({ acknowledged, seenBy }) => acknowledged && seenBy.size === 0)
    .length;
}

/** From now on everybody who loses their connection says something, and is back when nothing of theirs waits. */
async function storm(crowd: Crowd, people: Guest[]): Promise<Outcome> {
  const [views, answers]: [number[], number[]] = [[], []];
  for (const person of people) {
    person.onView = () => views.push(Date.now());
    person.onLost = () => {
      person.onLost = () => {};
      person.say();
      person.onAnswer = () => {
        if (person.waiting > 0) return;
        answers.push(Date.now());
        person.onAnswer = () => {};
      };
    };
  }
  await until(() => answers.length >= people.length, BACK_WITHIN_MS);
  for (const person of people) person.onLost = person.onView = person.onAnswer = () => {};
  const byes: Record<string, number> = {};
  for (const { in: here, bye } of people) if (!here) tick(byes, bye ?? "no answer");
  return { views, answers, byes, accepted: crowd.samples.accepted };
}

async function until(condition: () => boolean, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(10))
    if (condition()) return true;
  return condition();
}

const puzzles = loadPack("the-quiet-station").pack.scenes;
function puzzleOf(scene: string): ReturnType<PuzzleLookup> {
  const found = puzzles[scene];
  return found?.kind === "puzzle" ? found.puzzle : null;
}
