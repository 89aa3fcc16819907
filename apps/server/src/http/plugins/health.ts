import { open } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import { version } from "../../system/version.ts";

type Checks = Record<string, () => Promise<unknown>>;

export interface Readiness {
  /** Named checks. Each resolves when its component works. */
  checks: Checks;
  /** Those of components that this node alone has, so that another node can serve instead. */
  own?: Checks;
  /** True once the server is about to stop: it should get no new requests. */
  draining(): boolean;
}

/** A component that does not respond within this time is down, so that `/readyz` responds within two seconds. */
const responseWithinMs = 1200;
/** Requests within this time share one result, so that frequent checks cost no more. */
const sharedForMs = 500;
const probeBytes = 4096;

/**
 * `/healthz`: the process responds, with its version. `/readyz`: every component that it depends on responds too,
 * otherwise 503 with the names of those that are down; also 503 while the server is stopping. `/servez`, for a proxy: this
 * node is as good as any other. It is 503 while the server stops or a component of its own is down, and not while the
 * database is away: then every node can still show its pages, and say what is wrong.
 *
 * @param register gets the state of `/readyz` as a metric
 */
export function installHealth(
  app: FastifyInstance,
  { checks, own = {}, draining }: Readiness,
  register?: Registry,
): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, async () => ({
    status: "ok",
    version: version.app,
    commit: version.commit,
  }));
  const states = { ready: stateOfAll({ ...checks, ...own }, draining), serve: stateOfAll(own, draining) };
  for (const [path, state] of [
    ["/readyz", states.ready],
    ["/servez", states.serve],
  ] as const)
    app.get(path, { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
      const { status, parts } = await state();
      return reply.code(status === "ok" ? 200 : 503).send({ status, parts });
    });
  if (register)
    new Gauge({
      name: "lantern_ready",
      help: "1 while /readyz of this node returns 200, otherwise 0",
      registers: [register],
      async collect() {
        this.set((await states.ready()).status === "ok" ? 1 : 0);
      },
    });
}

interface State {
  status: "ok" | "down" | "draining";
  parts: Record<string, "ok" | "down">;
}

function stateOfAll(checks: Checks, draining: Readiness["draining"]): () => Promise<State> {
  let latest: { at: number; parts: ReturnType<typeof measure> } | null = null;
  return async () => {
    if (draining()) return { status: "draining", parts: {} };
    if (!latest || performance.now() - latest.at > sharedForMs)
      latest = { at: performance.now(), parts: measure(checks) };
    const parts = await latest.parts;
    return { status: Object.values(parts).every((part) => part === "ok") ? "ok" : "down", parts };
  };
}

async function measure(checks: Checks): Promise<Record<string, "ok" | "down">> {
  const states = Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const);
  return Object.fromEntries(await Promise.all(states));
}

function stateOf(check: () => Promise<unknown>): Promise<"ok" | "down"> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve("down"), responseWithinMs);
    const settle = (state: "ok" | "down") => {
      clearTimeout(late);
      resolve(state);
    };
    check().then(
      () => settle("ok"),
      () => settle("down"),
    );
  });
}

/**
 * Writes a few bytes into the data folder, through to the disk. The free space that a system reports is no proof:
 * quotas and read-only disks show only on a write.
 *
 * @throws when it cannot be written
 */
export async function writeProbe(dataDir: string): Promise<void> {
  const file = await open(join(dataDir, "readyz.probe"), "w", 0o600);
  try {
    await file.writeFile(Buffer.alloc(probeBytes, "."));
    await file.sync();
  } finally {
    await file.close();
  }
}
