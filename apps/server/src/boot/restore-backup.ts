import { readFileSync } from "node:fs";
import type pg from "pg";
import type { Key } from "../backup/encryption.ts";
import type { BackupEnd, BackupHeader } from "../backup/frames.ts";
import { openBackup, restore } from "../backup/restore.ts";
import { installation, type Signer, signerNamed } from "../backup/signature.ts";
import { replaceLocalAppKey } from "../system/app-key.ts";
import { type AppKeys, allKeys } from "../system/app-keys.ts";
import type { RestoreSettings } from "../system/backup-settings.ts";
import { StartError } from "../system/start-error.ts";

/** The key of the settings. @throws StartError when there is none */
export function keyOf(
  { identityFile, passphrase }: Pick<RestoreSettings, "identityFile" | "passphrase">,
  hint = "",
): Key {
  if (identityFile) {
    const text = readFileSync(identityFile, "utf8");
    return { identity: /AGE-SECRET-KEY-1\w+/.exec(text)?.[0] ?? "" };
  }
  if (!passphrase) throw new StartError(`Set BACKUP_PASSPHRASE, or name an identity file.${hint}`);
  return { passphrase };
}

/** Whose backup may be restored: this installation's, unless another signer is named. */
export const signerOf = (name: string | null, keys: AppKeys): Signer =>
  name === null ? installation(...allKeys(keys)) : signerNamed(name);

const quietNote =
  "This installation is quiet: no email, webhook or refund leaves it, and all of them wait. `npm run restore -- --end-quiet` ends that.";

interface Restored {
  header: BackupHeader;
  end: BackupEnd;
  /** Lines about what differs here. */
  notes: string[];
}

/**
 * Restores a backup into an empty database, and takes over its key where `APP_KEY` is not set.
 *
 * @throws StartError in one line, also when `APP_KEY` is another: then no link in an email already sent would open
 */
export async function restoreBackup(
  pool: pg.Pool,
  {
    file,
    key,
    signer,
    dataDir,
    quiet,
    previousAppKeys,
  }: {
    file: string;
    key: Key;
    signer: Signer;
    dataDir: string;
    quiet: boolean;
    previousAppKeys: readonly string[];
  },
  onTable?: (name: string, rows: number) => void,
): Promise<Restored> {
  const backup = await openBackup(file, key, signer);
  const { header } = backup;
  const { APP_KEY: set } = process.env;
  if (set && !allKeys({ appKey: set, previousAppKeys }).includes(header.appKey))
    throw new StartError(
      "APP_KEY is not the key of this backup: `npm run restore -- FILE --show-key` prints the one to set, as APP_KEY or in APP_KEY_PREVIOUS",
    );
  const end = await restore(pool, backup, onTable, { quiet });
  if (!process.env.APP_KEY) replaceLocalAppKey(dataDir, header.appKey);
  return { header, end, notes: [...(quiet ? [quietNote] : []), ...differentSettings(header)] };
}

function differentSettings({ settings }: BackupHeader): string[] {
  const different = Object.entries(settings).filter(([name, value]) => process.env[name] !== value);
  if (different.length === 0) return [];
  return [
    "These settings of the backup are not set here:",
    ...different.map(([name, value]) => `${name}=${value}`),
  ];
}
