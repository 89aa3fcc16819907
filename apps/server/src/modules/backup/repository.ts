import { eq } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { backups } from "../../db/schema/index.ts";

export async function beginBackup(db: Executor, startedAt: Date): Promise<string> {
  const [row] = await db.insert(backups).values({ startedAt }).returning({ id: backups.id });
  if (!row) throw new Error("the backup was not recorded");
  return row.id;
}

export async function updateBackup(
  db: Executor,
  id: string,
  values: Partial<typeof backups.$inferInsert>,
): Promise<void> {
  await db.update(backups).set(values).where(eq(backups.id, id));
}
