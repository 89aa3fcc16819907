import type { Notification } from "@lantern/contract/http";
import type { NotificationRow } from "./repository.ts";

export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, title, description, icon, color } = row;
  return {
    ...{ id, kind, title, description, icon, color },
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    session_id: row.sessionId,
  };
}
