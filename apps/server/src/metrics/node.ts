import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";
import { version } from "../system/version.ts";

/** What the live sessions of this node hold at one moment. */
export interface Census {
  /** Sessions by phase, such as lobby and running. */
  sessions: Record<string, number>;
  participants: number;
  hosts: number;
  /** Open connections by transport. */
  connections: Record<"websocket" | "stream" | "poll", number>;
}

interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** What is read from its source when somebody asks for the metrics. */
interface Probes {
  census(): Census;
  pool: PoolCounts;
  /** The pool of live sessions. */
  livePool: PoolCounts;
  /** Null: no Redis is configured. */
  redisConnected: (() => boolean) | null;
}

/** Every 10 ms would cost 2.9 ms of CPU a second, a tenth of what an idle node with hundreds of people takes. */
const DELAY_EVERY_MS = 50;

/** Metrics of this process. Returns what stops measuring. */
export function nodeMetrics(
  register: Registry,
  { census, pool, livePool, redisConnected }: Probes,
): () => void {
  const registers = [register];
  const gauge = (name: string, help: string, label: string, read: () => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [key, value] of Object.entries(read())) this.set({ [label]: key }, value);
      },
    });
  gauge("lantern_sessions", "Sessions loaded on this node by phase", "phase", () => ({
    lobby: 0,
    running: 0,
    ...census().sessions,
  }));
  gauge("lantern_people_connected", "People connected to this node by role", "role", () => {
    const { participants, hosts } = census();
    return { participant: participants, host: hosts };
  });
  gauge("lantern_connections", "Live connections to this node by transport", "transport", () => ({
    ...census().connections,
  }));
  gauge("lantern_database_connections", "Connections of this node's pools by state", "state", () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    live_used: livePool.totalCount - livePool.idleCount,
    live_idle: livePool.idleCount,
    live_waiting: livePool.waitingCount,
  }));
  gaugeOfProcess(registers);
  gauge("lantern_memory_bytes", "Memory of this process by kind", "kind", () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, heap: heapUsed, external };
  });
  new Counter({
    name: "lantern_cpu_seconds_total",
    help: "CPU time of this process",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  if (redisConnected)
    new Gauge({
      name: "lantern_redis_connected",
      help: "1 while Redis passes rows on between nodes, 0 while nodes ask the database",
      registers,
      collect() {
        this.set(redisConnected() ? 1 : 0);
      },
    });
  const delay = monitorEventLoopDelay({ resolution: DELAY_EVERY_MS });
  delay.enable();
  gauge(
    "lantern_event_loop_delay_seconds",
    "Delay of the event loop since the last reading, by quantile",
    "quantile",
    () => {
      const at = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
      delay.reset();
      // Each is measured from the timer before, so an idle loop has the time between two of them.
      const late = (ns: number) => Math.max(0, ns / 1e9 - DELAY_EVERY_MS / 1000);
      return Object.fromEntries(Object.entries(at).map(([key, ns]) => [key, late(ns)]));
    },
  );
  return () => void delay.disable();
}

/** Since when the process runs, and what it is. */
function gaugeOfProcess(registers: Registry[]): void {
  new Gauge({
    name: "lantern_start_time_seconds",
    help: "When this process started",
    registers,
  }).set(Math.round(performance.timeOrigin / 1000));
  new Gauge({
    name: "lantern_build_info",
    help: "1, with the version and the commit that run on this node",
    labelNames: ["version", "commit"],
    registers,
  }).set({ version: version.app, commit: version.commit ?? "" }, 1);
}
