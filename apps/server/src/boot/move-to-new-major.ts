import { saveBeforeUpdate } from "../backup/before-update.ts";
import { contentOf, type DatabaseContent } from "../backup/content.ts";
import { connect } from "../db/client.ts";
import { findBinaries, findEarlierBinaries } from "../db/embedded/binaries.ts";
import { majorOfData } from "../db/embedded/cluster.ts";
import { startEmbedded } from "../db/embedded/index.ts";
import { beginMove, earlierData, endMove, finishMove } from "../db/embedded/new-major.ts";
import type { Config } from "../system/config.ts";
import { StartError } from "../system/start-error.ts";

/**
 * Brings the data of the built-in database from an earlier major version of PostgreSQL to this one: the programs of the
 * earlier version read them, a backup is written, and this version's load it.
 *
 * @param folder of the earlier programs; null: where they usually are
 * @throws StartError in one line; the data are then as they were
 */
export async function moveToNewMajor(
  config: Pick<Config, "databaseUrl" | "dataDir" | "backup" | "appKey">,
  folder: string | null,
  print: (line: string) => void,
): Promise<void> {
  const { dataDir } = config;
  if (config.databaseUrl !== null)
    throw new StartError(
      "DATABASE_URL is set: a PostgreSQL of your own is brought to a new version by its own tools",
    );
  finishMove(dataDir);
  const [before, now] = [majorOfData(dataDir), findBinaries().major];
  if (before === null) throw new StartError(`There is no data in ${dataDir}`);
  if (before === now) return print(`The data are of PostgreSQL ${now} already.`);
  if (before > now)
    throw new StartError(
      `The data are of PostgreSQL ${before}: start the version of Lantern Hour that wrote them`,
    );
  const earlier = await startEmbedded({
    dataDir,
    binaries: findEarlierBinaries(before, folder),
    label: "a move to a new PostgreSQL",
  });
  try {
    const saved = await saveBeforeUpdate(config, earlier.url);
    print(`Saved in ${saved.file}`);
    await loadBeside(dataDir, saved, await contentOf(earlier.url));
  } finally {
    await earlier.stop();
  }
  endMove(dataDir);
  print(
    `The data are now of PostgreSQL ${now}. Those of PostgreSQL ${before} are in ${earlierData(dataDir, before)}: delete them when all is well.`,
  );
}

async function loadBeside(
  dataDir: string,
  saved: Awaited<ReturnType<typeof saveBeforeUpdate>>,
  before: DatabaseContent,
): Promise<void> {
  const database = await startEmbedded({ dataDir: beginMove(dataDir), label: "a move to a new PostgreSQL" });
  try {
    const { pool } = connect(database.url);
    await saved.putBack(pool).finally(() => pool.end());
    const after = await contentOf(database.url);
    const different = Object.keys(before.tables).filter(
      (name) =>
        before.tables[name]?.rows !== after.tables[name]?.rows ||
        before.tables[name]?.sha256 !== after.tables[name]?.sha256,
    );
    if (different.length > 0)
      throw new StartError(
        `The rows of ${different.join(", ")} are not those that were saved: nothing was changed`,
      );
  } finally {
    await database.stop();
  }
}
