import { open } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { version } from "../../system/version.ts";

export interface Readiness {
  /** Named checks. Each resolves when its component works. */
  checks: Record<string, () => Promise<unknown>>;
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
 * otherwise 503 with the names of those that are down; also 503 while the server is stopping.
 */
export function installHealth(app: FastifyInstance, { checks, draining }: Readiness): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, async () => ({
    status: "ok",
    version: version.app,
    commit: version.commit,
  }));

  let latest: { at: number; parts: ReturnType<typeof measure> } | null = null;
  const parts = () => {
    if (!latest || performance.now() - latest.at > sharedForMs)
      latest = { at: performance.now(), parts: measure(checks) };
    return latest.parts;
  };

  app.get("/readyz", { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    if (draining()) return reply.code(503).send({ status: "draining", parts: {} });
    const states = await parts();
    const ready = Object.values(states).every((state) => state === "ok");
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ok" : "down", parts: states });
  });
}

async function measure(checks: Readiness["checks"]): Promise<Record<string, "ok" | "down">> {
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
