import type { HostCommand } from "@lantern/contract/live";
import { Chance } from "./chance.ts";
import type { Failing } from "./storage.ts";
import type { StoryName } from "./stories.ts";

/** Frames that no page of this build sends. */
const INVALID_FRAMES = [
  "broken",
  "binary",
  "unknown-frame",
  "unknown-command",
  "older-build",
  "without-id",
  "wrong-types",
  "second-hello",
  "another-seat",
  "other-scene",
  "past-scene",
  "another-card",
  "self-kudos",
  "strange-kudos",
  "as-host",
  "flood",
  "huge",
  "signal-elsewhere",
  "report-unknown",
  "voice",
  "reactions",
  "old-vote",
  "surrogate-text",
  "nul-text",
  "long-text",
] as const;
export type InvalidFrame = (typeof INVALID_FRAMES)[number];

export type PersonStep =
  /** Opens the page, and reconnects whenever the connection breaks. */
  | { do: "come" }
  /** Closes the page, maybe after a click on "leave". */
  | { do: "go"; pressed: boolean }
  /** The computer loses its power: there is no goodbye. */
  | { do: "vanish" }
  /** Opens the page in a second tab, which takes over the seat. */
  | { do: "second-tab" }
  /** The connection breaks, and both ends know. */
  | { do: "cut" }
  /** Only the beginning of the next frame arrives, then the connection breaks. */
  | { do: "cut-frame" }
  /** The network delays everything. */
  | { do: "hold"; ms: number }
  /** The page reads nothing. */
  | { do: "unread"; ms: number }
  /** The page is hidden: it sends a ping once a minute. */
  | { do: "hide"; ms: number }
  /** The next frames arrive twice. */
  | { do: "double"; frames: number }
  /** Clicks everything twice. */
  | { do: "press-twice"; ms: number }
  | { do: "invalid"; frame: InvalidFrame }
  | { do: "help" | "observe" | "chat" | "report" | "react" }
  /** A chat message that reads from right to left, is markup, or stacks accents. */
  | { do: "strange-chat"; text: number }
  /** Sends a text that was sent before again, with another body. */
  | { do: "repeat-changed" }
  /** From then on nothing may be stored for this sign-in. */
  | { do: "end-rights" };

export type NodeStep =
  | { do: "kill"; ms: number }
  | { do: "pause"; ms: number }
  /** A stop in order, while a job hangs for `job` ms. */
  | { do: "drain"; ms: number; job?: number }
  | { do: "deafen"; ms: number };

/** `team`, `seat` and `scene` are chosen when it runs: 0 is the first. */
export type HostStep = { do: Exclude<HostCommand["type"], "message" | "mute" | "answer">; which: number };

export type Step = { at: number } & (
  | ({ who: string } & PersonStep)
  | ({ node: number } & NodeStep)
  | ({ host: true } & HostStep)
  | { storage: number | null; how: Failing; ms: number; probability: number }
  | { company: Failing; ms: number }
  /** The company changes its plan, and the live server is told to read it again. */
  | { arrange: "rename" | "remove"; who: string }
  | { arrange: "reschedule"; ms: number }
  /** Another installation on the same Redis sends its messages. */
  | { neighbor: true }
  /** A row that no build can read gets into the log of the second session. */
  | { poison: true }
);

export interface PersonPlan {
  name: string;
  /** 0: the first session, 1: the second. */
  session: number;
  persona: number;
  /** After this number of commands the person does nothing any more. Only set when a night is shrunk. */
  most: number;
}

/** The plan of a night; the same plan gives the same night. Times are ms after its beginning. */
export interface Plan {
  seed: string;
  story: StoryName;
  /** The factor by which each moment of the story is longer; play time runs faster by the same factor. */
  times: number;
  speed: number;
  hosting: "autopilot" | "host";
  /** Whether nodes have a fan-out. */
  redis: boolean;
  startsAt: number;
  people: PersonPlan[];
  steps: Step[];
}

const STARTS_AT = 30_000;

/** @param seed of this one night */
export function planOf(seed: string): Plan {
  const chance = new Chance(seed);
  const story = storyFor(chance.fork("story"));
  const hosting = chance.happens(0.3) ? "host" : "autopilot";
  const people = peopleFor(chance.fork("people"), story.story);
  const lasts = STARTS_AT + story.lasts + 20_000;
  const steps = [
    ...comings(chance.fork("comings"), people),
    ...mischief(chance.fork("mischief"), people, lasts),
    ...hostSteps(chance.fork("host"), hosting, lasts),
    ...faults(chance.fork("faults"), lasts),
    ...arrangements(chance.fork("arrangements"), people, lasts),
    ...hostility(chance.fork("hostility"), people, lasts),
    ...(people.some(({ session }) => session === 1) && chance.happens(0.5)
      ? [{ at: chance.between(20_000, lasts), poison: true } as const]
      : []),
  ];
  return {
    seed,
    story: story.story,
    times: story.times,
    speed: story.speed,
    hosting,
    redis: chance.happens(0.5),
    startsAt: STARTS_AT,
    people,
    steps: steps.sort((a, b) => a.at - b.at),
  };
}

/** `lasts`: about how many ms of wall time. */
function storyFor(chance: Chance): { story: StoryName; times: number; speed: number; lasts: number } {
  const drawn = chance.next();
  if (drawn < 0.02) return { story: "the-quiet-station", times: 1, speed: 20, lasts: 180_000 };
  const times = chance.pick([1, 4, 8]);
  if (drawn < 0.3) return { story: "dark-house", times, speed: times, lasts: 90_000 };
  return { story: "first-light", times, speed: times, lasts: 90_000 };
}

function peopleFor(chance: Chance, story: StoryName): PersonPlan[] {
  const drawn = chance.next();
  const first =
    story === "the-quiet-station"
      ? 4
      : drawn < 0.1
        ? chance.between(1, 2)
        : drawn < 0.9
          ? chance.between(3, 7)
          : chance.between(8, 13);
  const second = chance.happens(0.2) ? chance.between(1, 3) : 0;
  return Array.from({ length: first + second }, (_, index) => ({
    name: `p${index + 1}`,
    session: index < first ? 0 : 1,
    persona: chance.between(0, 3),
    most: Number.POSITIVE_INFINITY,
  }));
}

function comings(chance: Chance, people: PersonPlan[]): Step[] {
  return people.flatMap(({ name: who }) => {
    const drawn = chance.next();
    if (drawn < 0.05) return [];
    const at = drawn < 0.85 ? chance.between(500, STARTS_AT - 1000) : chance.between(STARTS_AT, 110_000);
    const steps: Step[] = [{ at, who, do: "come" }];
    for (let hasLeft = at; chance.happens(0.3); ) {
      hasLeft += chance.between(3000, 60_000);
      const how = chance.next();
      if (how < 0.4) steps.push({ at: hasLeft, who, do: "go", pressed: false });
      else if (how < 0.6) steps.push({ at: hasLeft, who, do: "go", pressed: true });
      else if (how < 0.85) steps.push({ at: hasLeft, who, do: "vanish" });
      else steps.push({ at: hasLeft, who, do: "second-tab" });
      if (chance.happens(0.25)) break;
      hasLeft += chance.pick([200, 3000, 20_000, 29_000, 31_000, 50_000]);
      steps.push({ at: hasLeft, who, do: "come" });
    }
    return steps;
  });
}

function mischief(chance: Chance, people: PersonPlan[], lasts: number): Step[] {
  const some = (most: number, step: () => PersonStep): Step[] =>
    Array.from({ length: chance.between(0, most) }, () => ({
      at: chance.between(1000, lasts),
      who: chance.pick(people).name,
      ...step(),
    }));
  const calm = chance.happens(0.2);
  return [
    ...some(6, () => ({ do: chance.pick(["help", "observe", "chat", "report", "react", "chat"] as const) })),
    ...(calm
      ? []
      : [
          ...some(6, () => ({ do: "cut" })),
          ...some(2, () => ({ do: "cut-frame" })),
          ...some(3, () => ({ do: "hold", ms: chance.pick([300, 2000, 8000, 14_000, 20_000, 50_000]) })),
          ...some(1, () => ({ do: "unread", ms: chance.pick([2000, 10_000, 40_000]) })),
          ...some(1, () => ({ do: "hide", ms: chance.pick([20_000, 70_000, 120_000]) })),
          ...some(5, () => ({ do: "double", frames: chance.between(1, 5) })),
          ...some(2, () => ({ do: "press-twice", ms: 10_000 })),
          ...some(10, () => ({ do: "invalid", frame: chance.pick(INVALID_FRAMES) })),
          ...(chance.happens(0.1) ? some(1, () => ({ do: "end-rights" })) : []),
        ]),
  ];
}

function hostSteps(chance: Chance, hosting: Plan["hosting"], lasts: number): Step[] {
  if (hosting === "autopilot" && chance.happens(0.8)) return [];
  const steps: Step[] = [];
  if (hosting === "host")
    for (const at of [STARTS_AT, STARTS_AT + 15_000, STARTS_AT + 40_000])
      steps.push({ at, host: true, do: "start", which: 0 });
  const acts = ["extend", "move", "remove", "skip", "visit", "hide", "visit", "skip", "move"] as const;
  for (let count = chance.between(0, 6); count > 0; count--)
    steps.push({
      at: chance.between(STARTS_AT + 2000, lasts),
      host: true,
      do: chance.pick(acts),
      which: chance.between(0, 9),
    });
  if (chance.happens(0.3)) {
    const at = chance.between(STARTS_AT + 5000, lasts);
    steps.push({ at, host: true, do: "pause", which: 0 });
    steps.push({ at: at + chance.between(500, 30_000), host: true, do: "resume", which: 0 });
  }
  if (chance.happens(0.1))
    steps.push({ at: chance.between(STARTS_AT, lasts), host: true, do: "end", which: 0 });
  return steps;
}

function arrangements(chance: Chance, people: PersonPlan[], lasts: number): Step[] {
  const steps: Step[] = [];
  const who = () => chance.pick(people).name;
  if (chance.happens(0.2)) steps.push({ at: chance.between(2000, lasts), arrange: "rename", who: who() });
  if (chance.happens(0.1)) steps.push({ at: chance.between(2000, lasts), arrange: "remove", who: who() });
  if (chance.happens(0.1))
    steps.push({
      at: chance.between(2000, STARTS_AT),
      arrange: "reschedule",
      ms: chance.between(-10_000, 20_000),
    });
  return steps;
}

/** What strangers and neighbors do. */
function hostility(chance: Chance, people: PersonPlan[], lasts: number): Step[] {
  if (chance.happens(0.3)) return [];
  const some = (most: number, step: (at: number) => Step): Step[] =>
    Array.from({ length: chance.between(0, most) }, () => step(chance.between(1000, lasts)));
  const who = () => chance.pick(people).name;
  const invalid = ["surrogate-text", "nul-text", "long-text"] as const;
  return [
    ...some(4, (at) => ({ at, who: who(), do: "invalid", frame: chance.pick(invalid) })),
    ...some(3, (at) => ({ at, who: who(), do: "strange-chat", text: chance.between(0, 9) })),
    ...some(4, (at) => ({ at, who: who(), do: "repeat-changed" })),
    ...some(3, (at) => ({ at, neighbor: true })),
    ...some(1, (at) => ({ at, node: chance.between(0, 1), do: "drain", ms: 500, job: 20_000 })),
    ...some(1, (at) => ({
      at,
      storage: chance.pick([null, 0, 1]),
      how: "exhausted",
      ms: chance.pick([1000, 5000, 12_000]),
      probability: chance.pick([0.5, 1]),
    })),
  ];
}

function faults(chance: Chance, lasts: number): Step[] {
  if (chance.happens(0.15)) return [];
  const steps: Step[] = [];
  const some = (most: number, step: () => Step) => {
    for (let count = chance.between(0, most); count > 0; count--) steps.push(step());
  };
  const at = () => chance.between(1000, lasts);
  const node = () => chance.between(0, 1);
  const HOW = ["before", "after", "slow"] as const;
  some(1, () => ({ at: at(), node: node(), do: "kill", ms: chance.pick([500, 3000, 12_000]) }));
  some(1, () => ({ at: at(), node: node(), do: "pause", ms: chance.pick([1000, 7000, 20_000]) }));
  some(1, () => ({ at: at(), node: node(), do: "drain", ms: chance.pick([500, 3000]) }));
  some(2, () => ({ at: at(), node: node(), do: "deafen", ms: chance.pick([1000, 5000, 20_000]) }));
  some(3, () => ({
    at: at(),
    storage: chance.pick([null, 0, 1]),
    how: chance.pick(HOW),
    ms: chance.pick([100, 1000, 4000, 12_000]),
    probability: chance.pick([0.1, 0.5, 1]),
  }));
  some(1, () => ({ at: at(), company: chance.pick(HOW), ms: chance.pick([1000, 5000, 20_000]) }));
  return steps;
}
