/** A copy of the data folder while its server is stopped, and the way back to it. */
import { randomUUID } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { join } from "node:path";
import { embeddedFault } from "./fault.ts";
import type { Identity } from "./identity.ts";

const data = (dataDir: string) => join(dataDir, "postgres");
const copyPath = (dataDir: string) => join(dataDir, "postgres-before-update");
/** The copy on its way back. While it exists, it counts and not the folder of the data. */
const returning = (dataDir: string) => join(dataDir, "postgres-returning");
const failed = (dataDir: string) => join(dataDir, "postgres-failed");

/**
 * Copies the data of a stopped server. The copy of an earlier update is replaced once this one is whole.
 *
 * @throws StartError in one line; nothing has changed then
 */
export function copyData(dataDir: string, identity: Identity): void {
  const draft = `${copyPath(dataDir)}.${randomUUID()}`;
  try {
    copyFolder(data(dataDir), draft, identity);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    const { bavail, bsize } = statfsSync(dataDir);
    throw embeddedFault(
      code === "ENOSPC"
        ? `the disk is full (${Math.round((bavail * bsize) / 1e6)} MB free), so the copy before the update was not made and nothing was changed; free space in ${dataDir}`
        : `the copy before the update was not made, and nothing was changed: ${message}`,
    );
  }
  rmSync(copyPath(dataDir), { recursive: true, force: true });
  renameSync(draft, copyPath(dataDir));
}

/** Puts the copy in the place of the data of a stopped server. A start after a kill finishes it. */
export function putBackCopy(dataDir: string): void {
  renameSync(copyPath(dataDir), returning(dataDir));
  finishPuttingBack(dataDir);
}

/** Finishes what a killed process began: a copy on its way back, or one that is not whole. Called before each start. */
export function finishPuttingBack(dataDir: string): void {
  if (existsSync(returning(dataDir))) {
    rmSync(failed(dataDir), { recursive: true, force: true });
    if (existsSync(data(dataDir))) renameSync(data(dataDir), failed(dataDir));
    renameSync(returning(dataDir), data(dataDir));
  }
  rmSync(failed(dataDir), { recursive: true, force: true });
}

/** Removes copies that were not finished. Only the owner of the data may, because another process may be copying. */
export function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith("postgres-before-update.")) rmSync(join(dataDir, name), { recursive: true });
}

/** Shares the blocks of the files where the file system can. */
function copyFolder(from: string, to: string, identity: Identity): void {
  mkdirSync(to, { mode: 0o700 });
  identity.give(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, identity);
    else if (entry.isFile()) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      identity.give(target);
    }
  }
}
