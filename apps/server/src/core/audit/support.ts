import type { FastifyInstance } from "fastify";
import type { Member } from "../gates.ts";

/** Records in a company's own log that ADMIN has opened its data in the console. */
export async function auditSupport(
  app: Pick<FastifyInstance, "auditHourly">,
  { userId }: Member,
  companyId: string | undefined,
  subject: string,
): Promise<void> {
  if (companyId) await app.auditHourly({ companyId, userId, action: "support.read", subject });
}
