import type { FastifyInstance } from "fastify";

/** `/healthz`: the process answers. `/readyz`: every part it stands on answers too. */
export function installHealth(app: FastifyInstance, readiness: Record<string, () => Promise<unknown>>): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, async () => ({ status: "ok" }));

  app.get("/readyz", { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    const parts = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => {
        try {
          await check();
          return [name, "ok"] as const;
        } catch {
          return [name, "down"] as const;
        }
      }),
    );
    const ready = parts.every(([, state]) => state === "ok");
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ok" : "down", parts: Object.fromEntries(parts) });
  });
}
