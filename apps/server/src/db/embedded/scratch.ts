import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "./index.ts";
import { openCluster, stopRunning } from "./launcher.ts";

/**
 * Runs something with an empty database of a PostgreSQL of its own, in a folder that is deleted afterwards. What a
 * killed process left there is removed first.
 *
 * @param folder does not exist between two runs
 */
export async function withScratchDatabase<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  await discard(folder);
  try {
    // Its data may be lost with the machine, so nothing waits for the disk.
    const server = await startEmbedded({ dataDir: folder, durable: false, label: "a drill" });
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await discard(folder);
  }
}

async function discard(folder: string): Promise<void> {
  if (existsSync(join(folder, "postgres"))) await stopRunning(openCluster(folder, false));
  rmSync(folder, { recursive: true, force: true });
}
