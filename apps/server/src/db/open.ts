import type { Config } from "../system/config.ts";
import type { Log } from "../system/log.ts";
import { StartError } from "../system/start-error.ts";
import { type Connection, connect } from "./client.ts";
import { startEmbedded } from "./embedded/index.ts";
import { migrate } from "./migrate.ts";

export interface OpenDatabase extends Connection {
  /** Connection string. */
  url: string;
  /** True when no other process can use this database at the same time. */
  alone: boolean;
  close(): Promise<void>;
}

/**
 * Opens the configured database, or the built-in one, at the schema of this version.
 *
 * @throws StartError in one line
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbedded({
          dataDir: config.dataDir,
          label: config.origin,
          onEvent: (line) => log.warn(line),
        })
      : null;
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const connection = connect(url, (error) => log.warn({ err: error }, "a database connection broke"));
  const close = async () => {
    await connection.pool.end();
    await embedded?.stop();
  };
  try {
    await migrate(connection.pool);
  } catch (error) {
    await close();
    throw asStartError(error, embedded === null);
  }
  return { ...connection, url, alone: embedded !== null, close };
}

/** An error about DATABASE_URL is a message for the person who set it; an error of ours keeps its stack. */
function asStartError(error: unknown, external: boolean): unknown {
  const { code, message } =
    (error as { cause?: NodeJS.ErrnoException }).cause ?? (error as NodeJS.ErrnoException);
  const unreachable = /^(E[A-Z]+|28\w{3}|3D000|57P03|08\w{3})$/.test(code ?? "") || /timeout/i.test(message);
  return external && unreachable ? new StartError(`DATABASE_URL: ${message || code}`) : error;
}
