import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorText } from "./error-text.ts";
import { StartError } from "./start-error.ts";

/** The format of a complete key. With a truncated one, links could be guessed. */
const wholeKey = /^[\w-]{43}$/;

/**
 * The secret of a local installation: created once and stored in the data directory, readable only by its owner, so
 * that links in local emails outlive a restart.
 *
 * @throws StartError when the file cannot be written, or does not contain a complete key
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

/** Replaces the secret of a local installation, so that it opens the links of a restored database. */
export function replaceLocalAppKey(dataDir: string, key: string): void {
  const file = join(dataDir, "app.key");
  writeFileSync(`${file}.new`, key, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readOrMake(dataDir: string, file: string): string {
  try {
    // Others, such as the database's user, can pass through; they cannot list or read the content.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} is not writable (${errorText(error)})`);
  }
}
