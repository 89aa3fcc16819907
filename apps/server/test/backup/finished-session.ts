import { loadPack } from "@lantern/content";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { TestSession } from "../../../../packages/engine/test/session.ts";
import { liveLog, liveSessions, packs, sessionReports, sessions } from "../../src/db/schema/index.ts";
import { finishedSessions } from "../../src/live/finished.ts";
import type { FoldSessions } from "../../src/modules/backup/drill.ts";
import { createLifecycle } from "../../src/modules/session/lifecycle.ts";
import { createLog } from "../../src/system/log.ts";
import { versionName } from "../../src/system/version.ts";
import type { ApiClient, TestApplication } from "../application.ts";
import { testCompany, testDraft, testPeople } from "../company.ts";

/** Folds the logs of a database as the server does it in a drill. */
export const foldSessions =
  (t: TestApplication): FoldSessions =>
  ({ pool, db }) =>
    finishedSessions(
      pool,
      createLifecycle({ ...t.context, db }).load,
      createLog(0, () => {}),
    );

/** A session of seven in two teams that was played to its end and has its report, in a company with credits. */
export async function finishedSession(
  t: TestApplication,
  madeBy: string | null = versionName,
): Promise<{ sessionId: string; companyId: string; owner: ApiClient }> {
  const company = await testCompany(t, { credits: 10 });
  const sessionId = await testDraft(t, company.owner);
  const [consumerId] = await testPeople(company.owner, 1);
  await company.owner(operations.putAttendees, {
    params: { id: sessionId },
    body: { consumer_ids: [consumerId!] },
  });
  await company.owner(operations.confirmSession, { params: { id: sessionId } });
  const { pack, hash } = loadPack("dark-house");
  const startsAt = 2_000_000;
  const session = new TestSession(pack, { packHash: hash, startsAt, expected: 7 });
  session.enter(...Array.from({ length: 7 }, (_, index) => `person-key-${index + 1}`));
  session.until(startsAt + 600_000);

  const { db, pool } = t.database;
  await db.insert(packs).values({ hash, slug: pack.slug, compiled: pack }).onConflictDoNothing();
  const teams = session.teams.map(({ id }) => id);
  const [run] = await db.insert(liveSessions).values({ sessionId, run: 1, teams }).returning();
  if (!run) throw new Error("no run");
  for (const row of session.rows) await db.insert(liveLog).values({ ...row, sessionRun: run.id, team: null });
  await db
    .update(sessions)
    .set({ packHash: hash, status: "completed", creditsReserved: 0, completedAt: t.clock.now() })
    .where(eq(sessions.id, sessionId));
  const played = await foldSessions(t)({ pool, db })(sessionId);
  if (!played) throw new Error("the session has no result");
  await db.insert(sessionReports).values({ companyId: company.id, sessionId, played, madeBy });
  return { sessionId, companyId: company.id, owner: company.owner };
}
