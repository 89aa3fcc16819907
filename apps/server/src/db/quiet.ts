import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { appKeyDigest } from "./app-key.ts";
import type { Executor } from "./client.ts";
import { installation } from "./schema/index.ts";

/** Since when nothing leaves this installation; null: it does. */
export async function quietSince(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ since: installation.quietSince }).from(installation);
  return row?.since ?? null;
}

/** What was restored is for practice, whatever the installation was that the backup is of; or it is not. */
export async function setQuiet(pool: pg.Pool, appKey: string, quiet: boolean): Promise<void> {
  if (!quiet) return void (await endQuiet(pool));
  const quietSince = new Date();
  await drizzle({ client: pool })
    .insert(installation)
    .values({ appKeyDigest: appKeyDigest(appKey), quietSince })
    .onConflictDoUpdate({ target: installation.one, set: { quietSince } });
}

/** From the next start of its nodes on, what waits is sent. */
export async function endQuiet(pool: pg.Pool): Promise<boolean> {
  const db = drizzle({ client: pool });
  if ((await quietSince(db)) === null) return false;
  await db.update(installation).set({ quietSince: null }).where(eq(installation.one, 1));
  return true;
}
