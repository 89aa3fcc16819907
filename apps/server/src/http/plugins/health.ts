import { open } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

export interface Readiness {
  /** Named checks; each resolves when its part is well. */
  checks: Record<string, () => Promise<unknown>>;
  /** True once the server was asked to go: nothing new should be sent to it. */
  draining(): boolean;
}

/** A part that has not answered by then is down: whoever asks knows within two seconds. */
const responseWithinMs = 1200;
/** Callers within this time share one answer, so that asking often costs no more. */
const sharedForMs = 500;
const probeBytes = 4096;

/**
 * `/healthz`: the process answers. `/readyz`: every part it stands on answers too, else 503 with what is down; 503
 * as well while the server is on its way out.
 */
export function installHealth(app: FastifyInstance, { checks, draining }: Readiness): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, async () => ({ status: "ok" }));

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
 * Writes a little into the data folder, through to the disk. Free space that a system tells is no proof: quotas and
 * read-only disks show only when something is written.
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
