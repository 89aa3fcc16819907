/** `npm run backup -- --to FILE`: writes everything that a second machine needs into one encrypted file. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { backUp } from "../backup/backup.ts";
import type { Lock } from "../backup/encryption.ts";
import { borrowEmbedded } from "../db/embedded/index.ts";
import { newestApplied } from "../db/migrate.ts";
import { type Config, loadConfig, publicSettings } from "../system/config.ts";
import { StartError } from "../system/start-error.ts";
import { runCommand } from "./command.ts";

const usage = `npm run backup -- --to FILE [--recipient age1…]
Without a recipient, BACKUP_PASSPHRASE encrypts the file. --new-identity prints a new identity and its recipient.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      recipient: { type: "string" },
      "new-identity": { type: "boolean" },
    },
  });
  if (values["new-identity"]) return printIdentity();
  if (!values.to) throw new StartError(usage);
  const config = loadConfig(process.env);
  const embedded = config.databaseUrl === null ? await borrowEmbedded(config.dataDir) : null;
  const database = config.databaseUrl ?? embedded?.url ?? "";
  try {
    const result = await backUp({
      database,
      header: await headerOf(config, database),
      lock: lockOf(values.recipient),
      to: values.to,
      onTable: (name, rows) => console.log(`${name}: ${rows.toLocaleString("en")} rows`),
    });
    const megabytes = (result.bytes / 1e6).toFixed(1);
    console.log(`Wrote ${values.to}: ${result.rows.toLocaleString("en")} rows, ${megabytes} MB.`);
  } finally {
    await embedded?.release();
  }
});

function lockOf(recipient: string | undefined): Lock {
  if (recipient) return { recipient };
  const passphrase = process.env.BACKUP_PASSPHRASE;
  if (!passphrase) throw new StartError(`Set BACKUP_PASSPHRASE, or name a recipient.\n${usage}`);
  return { passphrase };
}

async function headerOf(config: Config, database: string) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const settings: Record<string, string> = {};
    for (const name of publicSettings) {
      const value = process.env[name];
      if (value) settings[name] = value;
    }
    return {
      format: "lantern-hour-backup",
      version: 1,
      madeAt: new Date().toISOString(),
      app: appVersion(),
      schema: await newestApplied(client),
      appKey: config.appKey,
      settings,
    } as const;
  } finally {
    await client.end();
  }
}

function appVersion(): string {
  const file = new URL("../../../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

async function printIdentity(): Promise<void> {
  const identity = await generateIdentity();
  console.log(`Keep this identity safe and away from the server; only it opens the backups:\n${identity}`);
  console.log(`Recipient, for --recipient:\n${await identityToRecipient(identity)}`);
}
