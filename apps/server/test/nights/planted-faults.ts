import type { Analysis, State } from "@lantern/engine";
import type { SessionLifecycle } from "../../src/core/ports/live-sessions.ts";
import type { Viewer } from "../../src/live/broadcast.ts";
import type { LivePorts, Timers } from "../../src/live/ports.ts";
import type { LiveSession } from "../../src/live/session.ts";
import { Batch } from "../../src/live/storage/batch.ts";
import type { LiveLog } from "../../src/live/storage/log.ts";
import type { Invariant } from "./findings.ts";
import type { World } from "./node.ts";

/**
 * A deliberate fault, to prove that a night finds faults of its kind. It wraps the ports of the product's classes.
 */
export interface PlantedFault {
  name: string;
  /** The rule that must be reported as broken. */
  breaks: Invariant[];
  ports?(ports: LivePorts, node: number, world: World): LivePorts;
  lifecycle?(lifecycle: SessionLifecycle): SessionLifecycle;
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
