import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { errorText } from "../../system/error-text.ts";
import { embeddedFault } from "./fault.ts";
import { freePort } from "./port.ts";

const Secret = z.object({
  password: z.string().min(1),
  port: z.number().int().min(1).max(65_535),
});

/** What a later process needs to reach the same database. */
export type Secret = z.infer<typeof Secret>;

const fileName = "postgres.json";

/**
 * Reads port and password of the database in `dataDir`, or creates them. Only the file's owner can read it.
 *
 * @throws StartError when the file exists and is not one that this version wrote
 */
export async function loadSecret(dataDir: string): Promise<Secret> {
  const file = join(dataDir, fileName);
  if (!existsSync(file)) {
    const draft = write(file, { password: randomBytes(24).toString("base64url"), port: await freePort() });
    try {
      // A link is created as a whole or not at all: if two first starts run at once, both use the file of the first.
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft);
    }
  }
  return read(file);
}

function read(file: string): Secret {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    // The message of JSON.parse quotes the file, which may contain the password.
    const why = error instanceof SyntaxError ? "it is not JSON" : errorText(error);
    throw unreadable(file, why);
  }
  const parsed = Secret.safeParse(content);
  if (!parsed.success) throw unreadable(file, "its password or port is missing or wrong");
  return parsed.data;
}

const unreadable = (file: string, why: string) =>
  embeddedFault(
    `${file} cannot be read (${why}); put it back from a backup, without it its data stays closed`,
  );

/** Stores another port, because another program uses the last one. */
export function saveSecret(dataDir: string, secret: Secret): void {
  const file = join(dataDir, fileName);
  renameSync(write(file, secret), file);
}

function write(file: string, secret: Secret): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(secret), { mode: 0o600 });
  return draft;
}
