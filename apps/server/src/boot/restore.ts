/** `npm run restore -- FILE`: loads a backup into an empty database, or one company or session into a running installation. */
import { parseArgs } from "node:util";
import type pg from "pg";
import { openBackup } from "../backup/restore.ts";
import { connect } from "../db/client.ts";
import { borrowEmbedded, startEmbedded } from "../db/embedded/index.ts";
import { endQuiet } from "../db/quiet.ts";
import { type Config, loadConfig } from "../system/config.ts";
import { StartError } from "../system/start-error.ts";
import { runCommand } from "./command.ts";
import { keyOf, restoreBackup, signerOf } from "./restore-backup.ts";
import { restoreOne } from "./restore-one.ts";

const usage = `npm run restore -- FILE [--quiet] [--identity IDENTITY-FILE] [--signer SIGNER | --unsigned]
npm run restore -- FILE (--company ID | --session ID) [--preview] [--replace] [--with-deleted]
Without an identity, BACKUP_PASSPHRASE opens the file. --show-key prints the APP_KEY of the backup instead.
The file must be signed with APP_KEY, or by the signer that \`npm run backup -- --signer\` printed where it was written.
--unsigned restores any file. With --quiet nothing leaves the restored installation: emails, webhooks and refunds wait until
\`npm run restore -- --end-quiet\` and a start of the server.
With --company or --session, rows that are missing in this installation come back, while it runs. --preview only says what
would change. What differs stays, or is replaced with --replace. --with-deleted also brings back deleted people and administrators.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: "string" },
      "show-key": { type: "boolean" },
      signer: { type: "string" },
      unsigned: { type: "boolean" },
      quiet: { type: "boolean", default: false },
      "end-quiet": { type: "boolean" },
      company: { type: "string" },
      session: { type: "string" },
      preview: { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
      "with-deleted": { type: "boolean", default: false },
    },
  });
  if (values["end-quiet"]) return sendAgain(loadConfig(process.env));
  const [file] = positionals;
  if (!file) throw new StartError(usage);
  const passphrase = process.env.BACKUP_PASSPHRASE ?? null;
  const key = keyOf({ identityFile: values.identity ?? null, passphrase }, `\n${usage}`);
  const config = loadConfig(process.env);
  const { databaseUrl, dataDir, previousAppKeys } = config;
  const signer = signerOf(values.unsigned ? "unsigned" : (values.signer ?? null), config);
  if (values["show-key"]) return console.log(await verifiedKey(await openBackup(file, key, signer)));
  const { company, session, preview, replace } = values;
  if (company !== undefined || session !== undefined) {
    const wanted = { company, session, preview, replace, withDeleted: values["with-deleted"] };
    return besideServer(config, async (pool) => {
      await restoreOne(pool, { file, key, signer }, wanted, console.log);
    });
  }
  if (preview || replace || values["with-deleted"])
    throw new StartError(`--preview, --replace and --with-deleted are for one company or session.\n${usage}`);
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir, label: "a restore" }) : null;
  const { pool } = connect(databaseUrl ?? embedded?.url ?? "");
  try {
    const { header, end, notes } = await restoreBackup(
      pool,
      { file, key, signer, dataDir, quiet: values.quiet, previousAppKeys },
      (name, rows) => console.log(`${name}: ${rows.toLocaleString("en")} rows`),
    );
    console.log(`Restored ${end.rows.toLocaleString("en")} rows of ${header.madeAt}.`);
    for (const line of notes) console.log(line);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
});

/** Reads the backup to its end first: the key of a file by somebody else would open theirs. */
async function verifiedKey({ header, frames }: Awaited<ReturnType<typeof openBackup>>): Promise<string> {
  for await (const _ of frames);
  return header.appKey;
}

function sendAgain(config: Config): Promise<void> {
  return besideServer(config, async (pool) => {
    const wasQuiet = await endQuiet(pool);
    console.log(
      wasQuiet
        ? "Once its nodes are started again, this installation sends what waits."
        : "This installation is not quiet.",
    );
  });
}

/** Works on the database of an installation that may run. */
async function besideServer(
  { databaseUrl, dataDir }: Config,
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const embedded = databaseUrl === null ? await borrowEmbedded(dataDir) : null;
  const { pool } = connect(databaseUrl ?? embedded?.url ?? "");
  try {
    await work(pool);
  } finally {
    await pool.end();
    await embedded?.release();
  }
}
