/** `npm run restore -- FILE`: loads a backup into an empty database. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Key } from "../backup/encryption.ts";
import type { BackupHeader } from "../backup/frames.ts";
import { openBackup, restore } from "../backup/restore.ts";
import { connect } from "../db/client.ts";
import { startEmbedded } from "../db/embedded/index.ts";
import { replaceLocalAppKey } from "../system/app-key.ts";
import { loadConfig } from "../system/config.ts";
import { StartError } from "../system/start-error.ts";
import { runCommand } from "./command.ts";

const usage = `npm run restore -- FILE [--identity IDENTITY-FILE]
Without an identity, BACKUP_PASSPHRASE opens the file. --show-key prints the APP_KEY of the backup instead.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: "string" }, "show-key": { type: "boolean" } },
  });
  const [file] = positionals;
  if (!file) throw new StartError(usage);
  const backup = await openBackup(file, keyOf(values.identity));
  if (values["show-key"]) return console.log(backup.header.appKey);
  const config = loadConfig(process.env);
  checkAppKey(backup.header);
  const embedded =
    config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, label: "a restore" }) : null;
  const { pool } = connect(config.databaseUrl ?? embedded?.url ?? "");
  try {
    const end = await restore(pool, backup, (name, rows) =>
      console.log(`${name}: ${rows.toLocaleString("en")} rows`),
    );
    if (!process.env.APP_KEY) replaceLocalAppKey(config.dataDir, backup.header.appKey);
    console.log(`Restored ${end.rows.toLocaleString("en")} rows of ${backup.header.madeAt}.`);
    for (const line of differentSettings(backup.header)) console.log(line);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
});

function keyOf(identityFile: string | undefined): Key {
  if (identityFile) {
    const text = readFileSync(identityFile, "utf8");
    return { identity: /AGE-SECRET-KEY-1\w+/.exec(text)?.[0] ?? "" };
  }
  const passphrase = process.env.BACKUP_PASSPHRASE;
  if (!passphrase) throw new StartError(`Set BACKUP_PASSPHRASE, or name an identity file.\n${usage}`);
  return { passphrase };
}

/** With another key, no link in an email already sent would open. */
function checkAppKey({ appKey }: BackupHeader): void {
  if (process.env.APP_KEY && process.env.APP_KEY !== appKey)
    throw new StartError("APP_KEY is not the key of this backup: --show-key prints the one to set");
}

function differentSettings({ settings }: BackupHeader): string[] {
  const different = Object.entries(settings).filter(([name, value]) => process.env[name] !== value);
  if (different.length === 0) return [];
  return [
    "These settings of the backup are not set here:",
    ...different.map(([name, value]) => `${name}=${value}`),
  ];
}
