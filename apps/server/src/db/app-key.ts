import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AppKeys } from "../system/app-keys.ts";
import { StartError } from "../system/start-error.ts";
import type { Db } from "./client.ts";
import { checkIns, installation } from "./schema/index.ts";

export const appKeyDigest = (appKey: string): string =>
  createHash("sha256").update("app-key:").update(appKey).digest("hex");

/**
 * Checks that `APP_KEY` is the one that this database was used with: with another, no link in an email already sent would
 * open. After a change the earlier one is among the previous keys. A local installation that lost its key goes on with a
 * new one.
 *
 * @param isSet the key comes from the settings, and not from DATA_DIR
 * @returns whether the database was used with this key, with a previous one, or the key was lost
 * @throws StartError in one line
 */
export async function requireSameKey(
  db: Db,
  { appKey, previousAppKeys }: AppKeys,
  isSet: boolean,
): Promise<"same" | "previous" | "lost"> {
  const digest = appKeyDigest(appKey);
  await db.insert(installation).values({ appKeyDigest: digest }).onConflictDoNothing();
  const [row] = await db.select().from(installation);
  if (row?.appKeyDigest === digest) return "same";
  if (previousAppKeys.some((key) => row?.appKeyDigest === appKeyDigest(key))) return "previous";
  if (isSet)
    throw new StartError(
      "APP_KEY is not the one that this database was used with, so links in emails already sent would not open: set the earlier one (DATA_DIR/app.key where none was set), as APP_KEY or in APP_KEY_PREVIOUS, or empty the table installation to go on without those links",
    );
  // Nobody could erase them any more.
  await db.delete(checkIns);
  await db.update(installation).set({ appKeyDigest: digest }).where(eq(installation.one, 1));
  return "lost";
}
