import { fieldError } from "./app-error.ts";

interface Names {
  firstName: string | null;
  lastName: string | null;
}

/** The names after a change that concerns one or both of them: nobody loses their last one. */
export function changedNames<N extends Names>(
  before: N,
  change: { first_name?: string | null | undefined; last_name?: string | null | undefined },
): Names {
  const { first_name = before.firstName, last_name = before.lastName } = change;
  const isChange = change.first_name !== undefined || change.last_name !== undefined;
  if (isChange && !first_name && !last_name) throw fieldError("first_name", "ONE_NAME");
  return { firstName: first_name, lastName: last_name };
}
