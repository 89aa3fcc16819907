import { saveBeforeUpdate } from "../backup/before-update.ts";
import { requireSameKey } from "../db/app-key.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { localAppKey } from "../system/app-key.ts";
import type { Config } from "../system/config.ts";
import type { Log } from "../system/log.ts";
import { keyOf, restoreBackup, signerOf } from "./restore-backup.ts";

/**
 * Opens the database of the configuration: restores `RESTORE_FROM` into one without tables, and saves data of an earlier
 * version before updating them.
 *
 * @returns the configuration with the key of a restored backup
 * @throws StartError in one line
 */
export async function openConfigured(
  config: Config,
  log: Log,
): Promise<{ database: OpenDatabase; config: Config }> {
  const { restore, dataDir } = config;
  const database = await openDatabase(config, log, {
    save: (url) => saveBeforeUpdate(config, url),
    ...(restore && {
      fill: async (pool) => {
        const { header, end, notes } = await restoreBackup(pool, {
          file: restore.file,
          key: keyOf(restore),
          signer: signerOf(restore.signer, config),
          dataDir,
          quiet: restore.quiet,
          previousAppKeys: config.previousAppKeys,
        });
        log.warn({ rows: end.rows, madeAt: header.madeAt }, `restored ${restore.file}`);
        for (const note of notes) log.warn(note);
      },
    }),
  });
  const isSet = Boolean(process.env.APP_KEY);
  const appKey = isSet ? config.appKey : localAppKey(dataDir);
  try {
    const match = await requireSameKey(database.db, { ...config, appKey }, isSet);
    if (match === "lost") log.warn("the key in DATA_DIR is new: links in emails already sent do not open");
    if (match === "previous") log.warn("APP_KEY was changed: run `npm run rotate`");
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, config: { ...config, appKey } };
}
