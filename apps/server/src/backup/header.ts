import pg from "pg";
import { newestApplied } from "../db/migrate.ts";
import { publicSettings } from "../system/environment.ts";
import { version } from "../system/version.ts";
import type { BackupHeader } from "./frames.ts";
import { publicKeyOf } from "./signature.ts";

/** The header of a backup that is made now. Reads the settings that a second machine needs from the environment. */
export async function backupHeader(database: string, appKey: string): Promise<BackupHeader> {
  const client = new pg.Client({ connectionString: database });
  // The query that notices a broken connection fails.
  client.on("error", () => {});
  await client.connect();
  try {
    const set = publicSettings.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value] as const] : [];
    });
    return {
      format: "lantern-hour-backup",
      version: 1,
      madeAt: new Date().toISOString(),
      app: version.app,
      schema: await newestApplied(client),
      appKey,
      signer: publicKeyOf(appKey),
      settings: Object.fromEntries(set),
    };
  } finally {
    await client.end();
  }
}
