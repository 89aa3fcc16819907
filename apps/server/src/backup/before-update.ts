import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import type { Saved } from "../db/open.ts";
import type { Config } from "../system/config.ts";
import { errorText } from "../system/error-text.ts";
import { StartError } from "../system/start-error.ts";
import { backUp } from "./backup.ts";
import type { Key, Lock } from "./encryption.ts";
import { backupHeader } from "./header.ts";
import { openBackup, restore } from "./restore.ts";
import { installation } from "./signature.ts";

/** The newest of these files stay: those of this update and of the two before. */
const MOST_FILES = 3;
/** With milliseconds, because a failed update may be tried again at once. */
const ours = /^before-update-\d{8}T\d{6,9}\.age(\.part)?$/;

/**
 * Makes a backup of an external database before its update: in BACKUP_DIR, or in DATA_DIR where there is none. Without
 * settings for backups, APP_KEY is its passphrase. Older files of this kind are deleted once the new one is whole.
 *
 * @throws StartError in one line; nothing has changed then
 */
export async function saveBeforeUpdate(
  { backup, dataDir, appKey }: Pick<Config, "backup" | "dataDir" | "appKey">,
  database: string,
): Promise<Saved> {
  const dir = backup?.dir ?? join(dataDir, "backups");
  const lock: Lock = backup?.lock ?? { passphrase: appKey };
  const header = await backupHeader(database, appKey);
  const file = join(dir, `before-update-${header.madeAt.replace(/[-:.Z]/g, "")}.age`);
  // With a recipient alone, this process could not open its own file.
  const identity = "recipient" in lock ? await generateIdentity() : null;
  const key: Key = "recipient" in lock ? { identity: identity ?? "" } : lock;
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const second = identity ? { second: await identityToRecipient(identity) } : {};
    await backUp({ database, header, lock, to: file, ...second });
    deleteOldest(dir);
  } catch (error) {
    throw new StartError(
      `The data were not updated, because the backup before it failed: ${errorText(error)}`,
    );
  }
  return {
    file,
    async putBack(pool) {
      await restore(pool, await openBackup(file, key, installation(appKey)), () => {}, {
        replace: true,
        update: false,
      });
    },
  };
}

function deleteOldest(dir: string): void {
  const files = readdirSync(dir)
    .filter((name) => ours.test(name))
    .sort();
  const whole = files.filter((name) => name.endsWith(".age"));
  const parts = files.filter((name) => name.endsWith(".part"));
  for (const name of [...parts, ...whole.slice(0, -MOST_FILES)]) rmSync(join(dir, name), { force: true });
}
