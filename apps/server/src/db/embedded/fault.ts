import { StartError } from "../../system/start-error.ts";

/** One line for a person: what is wrong with the built-in database, and a solution that always works. */
export function embeddedFault(what: string): StartError {
  const line = what.replace(/\s+/g, " ").trim();
  return new StartError(
    `The built-in database: ${line}. (Or set DATABASE_URL to a PostgreSQL 15 or newer of your own.)`,
  );
}
