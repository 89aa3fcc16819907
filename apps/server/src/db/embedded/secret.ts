import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { embeddedFault } from "./fault.ts";
import { freePort } from "./port.ts";

const Secret = z.object({
  password: z.string().min(1),
  port: z.number().int().min(1).max(65_535),
});

/** What must outlive a process to reach its database again. */
export type Secret = z.infer<typeof Secret>;

const fileName = "postgres.json";

/**
 * Reads password and port of the database in `dataDir`, or makes them; the file is for its owner only.
 *
 * @throws StartError when the file is there and cannot be read as what this version wrote
 */
export async function loadSecret(dataDir: string): Promise<Secret> {
  const file = join(dataDir, fileName);
  if (!existsSync(file)) {
    const draft = write(file, { password: randomBytes(24).toString("base64url"), port: await freePort() });
    try {
      // A link appears whole or not at all: of two first starts one wins, both use what it wrote.
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
    // What JSON.parse says quotes the file, which may hold the password.
    const why = error instanceof SyntaxError ? "it is not JSON" : (error as Error).message;
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

/** Remembers another port, because the last one was taken by another program. */
export function saveSecret(dataDir: string, secret: Secret): void {
  const file = join(dataDir, fileName);
  renameSync(write(file, secret), file);
}

function write(file: string, secret: Secret): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(secret), { mode: 0o600 });
  return draft;
}
