import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** As it is written here; a file that was cut off would open every link to whoever guesses it. */
const wholeKey = /^[\w-]{43}$/;

/**
 * The secret of a local installation: made once, kept in the data directory for its owner only, so
 * that links in local mails outlive a restart.
 *
 * @throws StartError when the file cannot be written, or does not hold a whole key
 */
export function localAppKey(dataDir: string): string {
  const file = join(dataDir, "app.key");
  const key = readOrMake(dataDir, file);
  if (!wholeKey.test(key))
    throw new StartError(
      `${file} does not hold a whole key: put it back from a backup, or remove it (earlier links and sign-ins then end)`,
    );
  return key;
}

function readOrMake(dataDir: string, file: string): string {
  try {
    // Others may pass through, for the database's user; they cannot list or read what lies here.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} is not writable (${(error as Error).message})`);
  }
}
