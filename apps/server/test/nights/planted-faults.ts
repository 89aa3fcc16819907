import type { Analysis, State } from "@lantern/engine";
import type { SessionLifecycle } from "../../src/core/ports/live-sessions.ts";
import type { Viewer } from "../../src/live/audience.ts";
import type { FanOut } from "../../src/live/fanout/fanout.ts";
import type { LivePorts, Timers } from "../../src/live/ports.ts";
import type { LiveSession } from "../../src/live/session.ts";
import { Batch } from "../../src/live/storage/batch.ts";
import type { LiveLog } from "../../src/live/storage/log.ts";
import { extractText } from "../../src/live/texts/new-text.ts";
import type { TextStore } from "../../src/live/texts/texts.ts";
import { neighborTopic } from "./fan-out.ts";
import type { Invariant } from "./findings.ts";
import type { World } from "./node.ts";
import { PoolExhausted } from "./storage.ts";

/**
 * A deliberate fault, to prove that a night finds faults of its kind. It wraps the ports of the product's classes.
 */
export interface PlantedFault {
  name: string;
  /** The rule that must be reported as broken. */
  breaks: Invariant[];
  ports?(ports: LivePorts, node: number, world: World): LivePorts;
  lifecycle?(lifecycle: SessionLifecycle): SessionLifecycle;
  /** The order in which a node stops its sessions and a job that hangs. */
  stop?(live: () => Promise<void>, hanging: Promise<void>): Promise<unknown>;
  /** Runs once for each session of each node. */
  session?(session: LiveSession): void;
}

/** Replaces methods of a port and leaves the others as they are. */
function wrapped<T extends object>(port: T, methods: Partial<T>): T {
  return new Proxy(port, {
    get: (target, key) => {
      const own = Reflect.get(methods, key) ?? Reflect.get(target, key);
      return typeof own === "function" ? own.bind(target) : own;
    },
  });
}

/** Reports that rows are stored before they are. */
class HastyBatch extends Batch {
  override async append(append: Parameters<Batch["append"]>[0]) {
    super.append(append).catch(() => {});
    return "stored" as const;
  }
}

/** Takes an exhausted pool for a success. */
class CarelessBatch extends Batch {
  override async append(append: Parameters<Batch["append"]>[0]) {
    try {
      return await super.append(append);
    } catch (error) {
      if (error instanceof PoolExhausted) return "stored" as const;
      throw error;
    }
  }
}

/** By text: what its command contained when it arrived last, accepted or not. */
const lastBodies = new Map<string, string>();

/** By node. */
const fanOuts = new Map<number, FanOut>();

/** Remembers what a participant sends before it is accepted, and lets everybody read it. */
function rememberEarly(session: LiveSession): void {
  const play = session.play.bind(session);
  session.play = (seat, commandId, sent, scene, holder) => {
    const { text } = extractText(sent, { run: session.run, by: seat, commandId, now: 0 });
    const before = text && lastBodies.get(text.id);
    if (text) lastBodies.set(text.id, text.body);
    if (before !== undefined && before !== text?.body)
      for (const { publish } of fanOuts.values()) publish(session.authority.topic, { kind: "moderated" });
    return play(seat, commandId, sent, scene, holder);
  };
}

function withLastBodies(texts: TextStore): Partial<TextStore> {
  return {
    get: async (ids, now) =>
      new Map([...(await texts.get(ids, now))].map(([id, body]) => [id, lastBodies.get(id) ?? body])),
  };
}

/** Lets half of a surrogate pair through to the storage. */
function breakTexts(session: LiveSession): void {
  const play = session.play.bind(session);
  session.play = (seat, commandId, sent, scene, holder) => {
    const broken = sent.type === "chat" ? { ...sent, text: `${sent.text}\ud83c` } : sent;
    return play(seat, commandId, broken, scene, holder);
  };
}

/** Takes messages of another installation for its own. */
function receivesNeighbor({ publish, subscribe }: FanOut): FanOut {
  return {
    publish,
    subscribe(topic, listen) {
      const ends = [subscribe(topic, listen), subscribe(neighborTopic(0), listen)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Some alarms do not ring. */
function forgetful(timers: Timers): Timers {
  let count = 0;
  return {
    soon: timers.soon,
    after(ms, run) {
      count += 1;
      return ms > 1000 && count % 3 === 0 ? () => {} : timers.after(ms, run);
    },
  };
}

const withoutComparison: Partial<LiveLog> = { latestSeqs: async () => new Map() };

/** The next member of the same team, who gets the private view of another seat. */
function neighborOf({ seats }: State, seat: string): string {
  const team = Object.values(seats).filter(
    (person) => person.team !== null && person.team === seats[seat]?.team,
  );
  const at = team.findIndex((person) => person.seat === seat);
  return team[(at + 1) % Math.max(1, team.length)]?.seat ?? seat;
}

function withSeatOf(viewer: Viewer, seat: () => string): Viewer {
  return Object.defineProperty({ ...viewer }, "seat", { get: seat });
}

function everybodyWins(analysis: Analysis): Analysis {
  const { personal } = analysis.awards;
  const [first] = Object.values(personal);
  const all = Object.fromEntries(Object.keys(personal).map((seat) => [seat, first ?? ""]));
  return { ...analysis, awards: { ...analysis.awards, personal: all } };
}

export const PLANTED_FAULTS: PlantedFault[] = [
  {
    name: "an acknowledgement before the commit",
    breaks: ["acknowledged", "views", "versions", "errors"],
    ports: (ports) => ({ ...ports, batch: new HastyBatch(ports.log) }),
  },
  {
    name: "a view that is not filtered",
    breaks: ["secrets"],
    session: (session) => {
      const watch = session.watch.bind(session);
      session.watch = (viewer) => watch(withSeatOf(viewer, () => neighborOf(session.state, viewer.seat)));
    },
  },
  {
    name: "a lost deadline",
    breaks: ["time"],
    ports: (ports) => ({ ...ports, timers: forgetful(ports.timers) }),
  },
  {
    name: "a node that hears of nothing",
    breaks: ["fresh", "time"],
    ports: (ports, node) =>
      node === 0
        ? ports
        : {
            ...ports,
            log: wrapped(ports.log, withoutComparison),
            fanOut: { ...ports.fanOut, subscribe: () => () => {} },
          },
  },
  {
    name: "a text of a command that was not accepted",
    breaks: ["views"],
    ports(ports, node) {
      fanOuts.set(node, ports.fanOut);
      return { ...ports, texts: wrapped(ports.texts, withLastBodies(ports.texts)) };
    },
    session: rememberEarly,
  },
  {
    name: "a text that cannot be stored and is let through",
    // The storage finds the row alone, so the others' words stay: what is left is its error.
    breaks: ["replies", "acknowledged", "errors"],
    session: breakTexts,
  },
  {
    name: "an exhausted pool that goes unnoticed",
    breaks: ["acknowledged", "views", "versions", "errors"],
    ports: (ports) => ({ ...ports, batch: new CarelessBatch(ports.log) }),
  },
  {
    name: "a stop that waits for a job",
    breaks: ["handed"],
    stop: async (live, hanging) => {
      await hanging;
      await live();
    },
  },
  {
    name: "a neighbor on the same Redis who is listened to",
    breaks: ["views", "versions", "fresh", "errors"],
    ports: (ports) => ({ ...ports, fanOut: receivesNeighbor(ports.fanOut) }),
  },
  {
    name: "an award for two",
    breaks: ["scores"],
    ports: (ports) => ({
      ...ports,
      voice: wrapped(ports.voice, {
        fold: (run, team, analysis) => ports.voice.fold(run, team, everybodyWins(analysis)),
      }),
    }),
  },
  {
    name: "a credit that is not captured",
    breaks: ["credits"],
    lifecycle: (lifecycle) => {
      let count = 0;
      return {
        ...lifecycle,
        joined: async (sessionId, people, at) =>
          lifecycle.joined(sessionId, ++count % 2 === 0 ? people : people.slice(1), at),
      };
    },
  },
];
