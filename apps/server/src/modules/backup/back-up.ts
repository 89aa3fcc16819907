import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { backUp, type StoredBackup } from "../../backup/backup.ts";
import type { Key } from "../../backup/encryption.ts";
import { backupHeader } from "../../backup/header.ts";
import type { Context } from "../../core/context.ts";
import type { BackupSettings } from "../../system/backup-settings.ts";
import { errorText } from "../../system/error-text.ts";
import { StartError } from "../../system/start-error.ts";
import { versionName } from "../../system/version.ts";
import { type BackupStep, notifyAdmins, rulesChanged } from "../notification/index.ts";
import { runAfterBackup } from "./after-backup.ts";
import { type DrillResult, drill, type FoldSessions } from "./drill.ts";
import { sendFailure } from "./emails.ts";
import { beginBackup, updateBackup } from "./repository.ts";

export interface BackupDeps extends Pick<Context, "db" | "now" | "settings" | "log"> {
  backup: BackupSettings;
  /** Connection string of the database that is saved. */
  database: string;
  foldSessions: FoldSessions;
  /** Time in which a drill folds sessions. */
  foldMs?: number;
  /** Lends an empty database for a drill. */
  withScratch<T>(work: (url: string) => Promise<T>): Promise<T>;
}

/** Files that this job wrote, and those that it did not finish. */
const ours = /^lantern-\d{8}T\d{6}\.age(\.part)?$/;

/**
 * Makes a backup, proves by a drill that it can be restored, deletes the oldest files, and runs the operator's program. A
 * fault becomes one line of the log, a notification and an email to every ADMIN; it is not thrown.
 *
 * @throws when the signal ends it: the job is then run again
 */
export async function backUpTonight(deps: BackupDeps, signal?: AbortSignal): Promise<void> {
  const id = await beginBackup(deps.db, deps.now());
  const stored = await attempt(deps, id, "backup", signal, () => write(deps, signal));
  if (!stored) return;
  const { file, key, result } = stored;
  await updateBackup(deps.db, id, {
    endedAt: deps.now(),
    file,
    bytes: result.bytes,
    rows: result.rows,
  });
  const proof = await attempt(deps, id, "drill", signal, () =>
    deps.withScratch((scratch) =>
      drill({
        file: join(deps.backup.dir, file),
        key,
        scratch,
        appKey: deps.settings.appKey,
        expected: result.content,
        foldSessions: deps.foldSessions,
        ...(deps.foldMs !== undefined && { foldMs: deps.foldMs }),
        ...(signal && { signal }),
      }),
    ),
  );
  // A backup that nobody can restore, or with other rows than were saved, replaces no older one.
  if (!proof) return;
  const { difference, otherRules, ...counts }: DrillResult = proof;
  // The file is as good as an older one, whatever the rules of this version make of a session's log.
  if (difference) await saveFailure(deps, id, "drill", `The rows are right, but ${difference}`);
  else {
    await updateBackup(deps.db, id, { provenAt: deps.now() });
    deps.log.info({ file, ...counts }, "a backup was written and restored in a drill");
    if (otherRules) await warnOfOtherRules(deps, otherRules);
  }
  await deleteOldest(deps.backup);
  await attempt(deps, id, "after", signal, () => runAfterBackup(deps.backup, file, signal));
}

/** No failure: nothing is wrong with the backup, and an update brings it about. */
async function warnOfOtherRules({ db, log }: BackupDeps, difference: string): Promise<void> {
  log.warn(`the rules have changed since an earlier version: ${difference}`);
  await db.transaction((tx) => notifyAdmins(tx, rulesChanged(versionName, difference)));
}

async function write({ backup, database, settings, now }: BackupDeps, signal?: AbortSignal) {
  const { dir, lock } = backup;
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new StartError(`BACKUP_DIR: ${error.message}`);
  });
  const file = `lantern-${now()
    .toISOString()
    .replace(/[-:]|\..*/g, "")}.age`;
  const { second, key } = await keyOf(lock);
  const header = await backupHeader(database, settings.appKey);
  const to = join(dir, file);
  const result: StoredBackup = await backUp({
    database,
    header,
    lock,
    to,
    ...(second && { second }),
    ...(signal && { signal }),
  });
  return { file, key, result };
}

/**
 * What opens the new backup for its drill. A server that knows only the recipient makes an identity for this one file
 * and keeps it in memory until the drill is over.
 */
async function keyOf(lock: BackupSettings["lock"]): Promise<{ key: Key; second?: string }> {
  if ("passphrase" in lock) return { key: lock };
  const identity = await generateIdentity();
  return { key: { identity }, second: await identityToRecipient(identity) };
}

async function deleteOldest({ dir, count }: BackupSettings): Promise<void> {
  const files = (await readdir(dir)).filter((name) => ours.test(name)).sort();
  const whole = files.filter((name) => !name.endsWith(".part"));
  const parts = files.filter((name) => name.endsWith(".part"));
  for (const name of [...parts, ...whole.slice(0, -count)]) await rm(join(dir, name), { force: true });
}

/** Null when it failed, after the ADMINs were notified. */
async function attempt<T>(
  deps: BackupDeps,
  id: string,
  what: BackupStep,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted) throw error;
    const reason = errorText(error).split("\n")[0] ?? "";
    await saveFailure(deps, id, what, reason, error instanceof StartError ? {} : { err: error });
    return null;
  }
}

const failed: Record<BackupStep, string> = {
  backup: "the backup failed",
  drill: "the drill of the backup failed",
  after: "the program after the backup failed",
};

async function saveFailure(
  deps: BackupDeps,
  id: string,
  what: BackupStep,
  reason: string,
  details: { err?: unknown } = {},
): Promise<void> {
  deps.log.error(details, `${failed[what]}: ${reason}`);
  const fields = {
    backup: { failure: reason, endedAt: deps.now() },
    drill: { drillFailure: reason },
    after: { afterFailure: reason },
  };
  await deps.db.transaction(async (tx) => {
    await updateBackup(tx, id, fields[what]);
    await sendFailure(tx, deps, what, reason);
  });
}
