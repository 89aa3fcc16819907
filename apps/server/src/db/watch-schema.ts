import type pg from "pg";
import { StartError } from "../system/start-error.ts";
import { checkMigrated } from "./migrate.ts";

/** How often a node checks whether a newer one has changed the tables, ms. */
const checkEveryMs = 5000;

/**
 * Watches for the update of the tables by a newer version: from then on this node would store what that version cannot
 * read.
 *
 * @param onNewer called once, with a line for the log
 * @returns a stop function
 */
export function watchSchema(
  pool: pg.Pool,
  onNewer: (line: string) => void,
  everyMs = checkEveryMs,
): () => void {
  let isNewer = false;
  const timer = setInterval(async () => {
    try {
      await checkMigrated(pool);
    } catch (error) {
      // A check that began before may end later.
      if (!(error instanceof StartError) || isNewer) return;
      isNewer = true;
      clearInterval(timer);
      onNewer(error.message);
    }
  }, everyMs).unref();
  return () => clearInterval(timer);
}
