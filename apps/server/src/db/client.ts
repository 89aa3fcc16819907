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

/**
 * Opens a pool on a PostgreSQL.
 *
 * @param onError called when an idle connection breaks; the pool opens another one at the next query.
 */
export function connect(url: string, onError: (error: Error) => void = () => {}): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener, a broken idle connection would end the process.
  pool.on("error", onError);
  // A connection that breaks between two queries of its user would end the process too.
  pool.on("connect", (client) => client.on("error", onError));
  return { pool, db: drizzle({ client: pool }) };
}
