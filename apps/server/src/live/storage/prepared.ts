import type pg from "pg";

/**
 * Runs a statement that each connection prepares once. It does not use `pool.query`, which closes the connection
 * after every error, because lost races are frequent.
 */
export async function prepared<R extends object>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    return (await client.query<R>({ name, text, values })).rows;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // An error that the server sent leaves the connection intact; any other may have broken it.
    client.release(failure !== undefined && !isDatabaseError(failure));
  }
}

/** SQLSTATE of an error that ends a statement and not its connection. */
function isDatabaseError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(22|23|40)/.test(code);
}
