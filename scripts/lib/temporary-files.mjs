import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Linux keeps the files of this folder in memory. */
const inMemory = "/dev/shm";
/** Far more than a whole run stores at a time, which was 320 MB when measured. */
const neededBytes = 4e9;

/**
 * Tests make and delete hundreds of small databases, which is mostly work for the disk. From now on temporary files of
 * this process and of those it starts are in memory if there is enough, and deleted at the end. A TMPDIR that
 * somebody set applies.
 */
export function storeTemporaryFilesInMemory() {
  if (process.env.TMPDIR || freeBytes() < neededBytes) return;
  const folder = mkdtempSync(join(inMemory, "lantern-"));
  // Databases that root starts run as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
}

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize;
  } catch {
    // Other systems have no such folder.
    return 0;
  }
}
