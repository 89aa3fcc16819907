import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Db = NodePgDatabase;
/** The handle inside `db.transaction(async (tx) => …)`. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** Where a query may run: on its own, or inside a business transaction. */
export type Executor = Db | Tx;

export interface Connection {
  pool: pg.Pool;
  db: Db;
}

interface PoolOptions {
  /** Connections at once. */
  max?: number;
  /** How long a query waits for a connection before it fails, see `unavailability`. */
  waitMs?: number;
  /** The database ends a statement that runs for longer. Without it, statements run as long as they need. */
  statementMs?: number;
  /** Called when an idle connection breaks; the pool opens another one at the next query. */
  onError?(error: Error): void;
}

/**
 * An idle connection is closed after this time, ms. The driver's ten seconds are as long as the pause between two readings
 * of the clock, so that connections were opened all the time: each is a process of PostgreSQL, a proof of the password,
 * and all statements prepared again. Firewalls forget connections that were idle for six minutes.
 */
const IDLE_MS = 5 * 60_000;

/** Opens a pool on a PostgreSQL. */
export function connect(
  url: string,
  { max = 10, waitMs = 5000, statementMs, onError = () => {} }: PoolOptions = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_MS,
    // Not as a parameter of the connection: poolers such as PgBouncer refuse those that they do not know.
    ...(statementMs && {
      onConnect: async (client) => void (await client.query(`set statement_timeout = ${statementMs}`)),
    }),
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on("error", onError);
  // A connection that breaks between two queries of its user would end the process too.
  pool.on("connect", (client) => client.on("error", onError));
  return { pool, db: drizzle({ client: pool }) };
}
