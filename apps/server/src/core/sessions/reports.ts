import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { sessionReports } from "../../db/schema/index.ts";
import type { PlayedSession } from "../ports/played-session.ts";

/** The expiry of texts that a report shows: never. They are deleted with their author. */
export const reportExpiry = new Date("9999-12-31T00:00:00Z");

export async function findPlayedSession(db: Executor, companyId: string, sessionId: string) {
  const [row] = await db
    .select({ played: sessionReports.played })
    .from(sessionReports)
    .where(and(eq(sessionReports.companyId, companyId), eq(sessionReports.sessionId, sessionId)));
  return row ? (row.played as PlayedSession) : null;
}
