import type pg from "pg";

/**
 * Runs a statement that each connection prepares once. Not by `pool.query`: that throws the connection away with
 * every error, and a lost race is an everyday one.
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
    // An answer of the server leaves the connection as it was; whatever else fails may have broken it.
    client.release(failure !== undefined && !isDatabaseError(failure));
  }
}

/** SQLSTATE of an error that ends a statement and not its connection. */
function isDatabaseError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(22|23|40)/.test(code);
}
