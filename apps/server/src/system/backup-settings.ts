/** Settings of scheduled backups, and of a restore at the first start. */

export interface BackupSettings {
  /** The folder of the files. */
  dir: string;
  /** Who can open them. */
  lock: { recipient: string } | { passphrase: string };
  /** When a backup is made each day, UTC. */
  time: { hours: number; minutes: number };
  /** How many files are stored. */
  count: number;
  /** A program that is run after each backup, with the path of the file; null: none. */
  after: string | null;
}

export interface RestoreSettings {
  file: string;
  /** File with the identity that opens it; null: the passphrase does. */
  identityFile: string | null;
  passphrase: string | null;
  /** Who must have signed it: a public key, or `unsigned`; null: this installation. */
  signer: string | null;
  /** Nothing leaves the restored installation. */
  quiet: boolean;
}

interface Environment {
  BACKUP_DIR?: string | undefined;
  BACKUP_RECIPIENT?: string | undefined;
  BACKUP_PASSPHRASE?: string | undefined;
  BACKUP_TIME: BackupSettings["time"];
  BACKUP_COUNT: number;
  BACKUP_AFTER?: string | undefined;
  RESTORE_FROM?: string | undefined;
  RESTORE_IDENTITY?: string | undefined;
  RESTORE_SIGNER?: string | undefined;
  RESTORE_QUIET: boolean;
}

/** The recipient comes first: with it, who can read the settings still cannot open a backup. */
export function lockOf(set: Environment): BackupSettings["lock"] | null {
  if (set.BACKUP_RECIPIENT) return { recipient: set.BACKUP_RECIPIENT };
  return set.BACKUP_PASSPHRASE ? { passphrase: set.BACKUP_PASSPHRASE } : null;
}

/** Said at each start in production, and by `npm run doctor`. */
export const noBackups = "no backups on schedule: set BACKUP_DIR and BACKUP_RECIPIENT or BACKUP_PASSPHRASE";

export function backupSettings(set: Environment): BackupSettings | null {
  const lock = lockOf(set);
  if (!set.BACKUP_DIR || !lock) return null;
  const { BACKUP_DIR: dir, BACKUP_TIME: time, BACKUP_COUNT: count, BACKUP_AFTER: after = null } = set;
  return { dir, lock, time, count, after };
}

export function restoreSettings(set: Environment): RestoreSettings | null {
  if (!set.RESTORE_FROM) return null;
  return {
    file: set.RESTORE_FROM,
    identityFile: set.RESTORE_IDENTITY ?? null,
    passphrase: set.BACKUP_PASSPHRASE ?? null,
    signer: set.RESTORE_SIGNER ?? null,
    quiet: set.RESTORE_QUIET,
  };
}

export function backupFaults(set: Environment): string[] {
  const faults: string[] = [];
  if (set.BACKUP_DIR && lockOf(set) === null)
    faults.push("BACKUP_RECIPIENT or BACKUP_PASSPHRASE is needed with BACKUP_DIR: it encrypts the backups");
  if (set.RESTORE_FROM && !set.RESTORE_IDENTITY && !set.BACKUP_PASSPHRASE)
    faults.push("RESTORE_IDENTITY or BACKUP_PASSPHRASE is needed with RESTORE_FROM: it opens the backup");
  return faults;
}
