import { DrizzleQueryError } from "drizzle-orm";

/** Whether a query failed on this constraint or unique index: a race that a check beforehand cannot exclude. */
export function violates(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error;
  return (
    typeof cause === "object" && cause !== null && "constraint" in cause && cause.constraint === constraint
  );
}
