import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./port.ts";

/** What must outlive a process to reach its database again. */
export interface Secret {
  password: string;
  port: number;
}

const fileName = "postgres.json";

/** Reads password and port of the database in `dataDir`, or makes them; the file is for its owner only. */
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
  return JSON.parse(readFileSync(file, "utf8")) as Secret;
}

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
