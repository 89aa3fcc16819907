import type { ConsumerRow } from "../people/index.ts";
import { notUnique } from "./failure-presenter.ts";

/** What a directory calls a person. */
export interface Named {
  userName: string;
  email: string;
  externalId: string | null;
}

/**
 * Of the people who have one of these names, the one whom a POST means; undefined: somebody new. The directory's own id
 * says who somebody is; user name and address only where it has not said another id. A leaver returns, so that nobody has
 * to wait until they are forgotten. Where the names belong to several people, nobody can say who is meant.
 *
 * @throws DirectoryFailure uniqueness
 */
export function samePerson(rows: ConsumerRow[], { userName, externalId }: Named): ConsumerRow | undefined {
  const withId = rows.filter((row) => externalId !== null && row.externalId === externalId);
  const others = rows.filter((row) => !withId.includes(row));
  const isSent = (row: ConsumerRow) =>
    row.leftAt === null && row.userName?.toLowerCase() === userName.toLowerCase();
  const inUse = "Somebody has this user name or email address already.";
  if (withId.length > 0) {
    // Two people could have one id before ids were unique. The one on the list counts.
    const [same] = withId.toSorted((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null));
    if (others.length > 0 || withId.some(isSent)) throw notUnique(inUse);
    return same;
  }
  const [same, ...more] = others;
  if (!same) return undefined;
  if (more.length > 0 || (same.userName !== null && same.leftAt === null)) throw notUnique(inUse);
  if (same.externalId !== null && externalId !== null)
    throw notUnique(
      `Somebody who left had this user name or email address under another externalId. If it is the same person, change the externalId of ${same.id}; if not, delete them first.`,
    );
  return same;
}
