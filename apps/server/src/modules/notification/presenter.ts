import { isolatedName } from "@lantern/contract/full-name";
import type { Notification } from "@lantern/contract/http";
import type { ListedNotification } from "./repository.ts";

export function presentNotification(listed: ListedNotification): Notification {
  const { row, firstName, lastName } = listed;
  const { id, kind, title, icon, color } = row;
  // Null when the person has no name or was removed.
  const person = isolatedName(firstName, lastName) || null;
  // As a function: `replace` would interpret a `$` in a name.
  const description = row.description.replace("{person}", () => person ?? "Someone");
  return {
    id,
    kind,
    title,
    description,
    icon,
    color,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    session_id: row.sessionId,
    person,
  };
}
