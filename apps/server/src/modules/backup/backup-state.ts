import { desc, isNotNull, type or } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { backups } from "../../db/schema/index.ts";

type Row = typeof backups.$inferSelect;

/** The scheduled backups in short: what the console and `npm run doctor` show. */
export interface BackupState {
  /** The newest attempt that has ended. */
  last: Row | null;
  /** The newest that has a file. */
  stored: Row | null;
  /** The newest backup whose drill succeeded. */
  proven: Row | null;
}

export async function backupState(db: Executor): Promise<BackupState> {
  const newest = async (condition: ReturnType<typeof or>) => {
    const [row] = await db.select().from(backups).where(condition).orderBy(desc(backups.startedAt)).limit(1);
    return row ?? null;
  };
  const [last, stored, proven] = await Promise.all([
    newest(isNotNull(backups.endedAt)),
    newest(isNotNull(backups.file)),
    newest(isNotNull(backups.provenAt)),
  ]);
  return { last, stored, proven };
}
