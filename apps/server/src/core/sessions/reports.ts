import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { sessionReports } from "../../db/schema/index.ts";
import type { PlayedSession } from "../ports/played-session.ts";

/** When a line expires that is kept with a report: not by itself. Only its author's removal takes it away. */
export const reportExpiry = new Date("9999-12-31T00:00:00Z");

export async function findPlayedSession(db: Executor, companyId: string, sessionId: string) {
  const [row] = await db
    .select({ played: sessionReports.played })
    .from(sessionReports)
    .where(and(eq(sessionReports.companyId, companyId), eq(sessionReports.sessionId, sessionId)));
  return row ? (row.played as PlayedSession) : null;
}
