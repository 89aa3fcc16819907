import type { Notification } from "@lantern/contract/http";
import type { ListedNotification } from "./repository.ts";

/** Null without a name: they came from a pasted list, or are gone since. */
const personOf = (...names: (string | null)[]) => names.filter(Boolean).join(" ") || null;

export function presentNotification(listed: ListedNotification): Notification {
  const { row, firstName, lastName } = listed;
  const { id, kind, title, icon, color } = row;
  const person = personOf(firstName, lastName);
  // As a function: a name may hold what `replace` would read as a pattern.
  const description = row.description.replace("{person}", () => person ?? "Somebody");
  return {
    ...{ id, kind, title, description, icon, color },
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    session_id: row.sessionId,
    person,
  };
}
