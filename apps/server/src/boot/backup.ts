/** `npm run backup -- --to FILE`: writes everything that a second machine needs into one encrypted file. */
import { parseArgs } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { backUp } from "../backup/backup.ts";
import type { Lock } from "../backup/encryption.ts";
import { backupHeader } from "../backup/header.ts";
import { publicKeyOf } from "../backup/signature.ts";
import { borrowEmbedded } from "../db/embedded/index.ts";
import { loadConfig } from "../system/config.ts";
import { StartError } from "../system/start-error.ts";
import { runCommand } from "./command.ts";

const usage = `npm run backup -- --to FILE [--recipient age1…]
Without a recipient, BACKUP_PASSPHRASE encrypts the file. --new-identity prints a new identity and its recipient.
--signer prints whose signature the backups of this installation have, for \`npm run restore\` on another machine.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      recipient: { type: "string" },
      "new-identity": { type: "boolean" },
      signer: { type: "boolean" },
    },
  });
  if (values["new-identity"]) return printIdentity();
  if (!values.to && !values.signer) throw new StartError(usage);
  const config = loadConfig(process.env);
  if (!values.to) return console.log(publicKeyOf(config.appKey));
  const embedded = config.databaseUrl === null ? await borrowEmbedded(config.dataDir) : null;
  const database = config.databaseUrl ?? embedded?.url ?? "";
  try {
    const result = await backUp({
      database,
      header: await backupHeader(database, config.appKey),
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

function lockOf(recipient = process.env.BACKUP_RECIPIENT): Lock {
  if (recipient) return { recipient };
  const passphrase = process.env.BACKUP_PASSPHRASE;
  if (!passphrase) throw new StartError(`Set BACKUP_PASSPHRASE, or name a recipient.\n${usage}`);
  return { passphrase };
}

async function printIdentity(): Promise<void> {
  const identity = await generateIdentity();
  console.log(`Keep this identity safe and away from the server; only it opens the backups:\n${identity}`);
  console.log(`Recipient, for --recipient:\n${await identityToRecipient(identity)}`);
}
