import type { FastifyInstance } from "fastify";
import type { Config } from "../../system/config.ts";

/** RFC 9116 recommends an expiry of less than a year. The text is made for each request, so it never expires here. */
const EXPIRES_AFTER_MS = 180 * 86_400_000;

/** `/.well-known/security.txt`: where to report a weakness of this installation. */
export function installSecurityText(
  app: FastifyInstance,
  { origin, operator }: Pick<Config, "origin"> & { operator: Pick<Config["operator"], "support"> },
): void {
  app.get("/.well-known/security.txt", { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      ...(operator.support ? [`Contact: mailto:${operator.support}`] : []),
      `Contact: ${origin}/contact`,
      `Expires: ${new Date(Date.now() + EXPIRES_AFTER_MS).toISOString()}`,
      `Policy: ${origin}/security`,
      `Canonical: ${origin}/.well-known/security.txt`,
      "Preferred-Languages: en",
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
