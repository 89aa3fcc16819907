import {
  deleteNotification,
  listNotifications,
  patchNotification,
  readNotifications,
} from "@lantern/contract/endpoints/notifications";
import type { Notification } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { refresh } from "../query-client.ts";
import { request } from "../request.ts";

/** How many notifications the bell lists. */
const limit = 30;

/** New notifications arrive over the event stream; polling covers times without a connection. */
export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => request(listNotifications, { query: { limit }, signal }),
  refetchInterval: 60_000,
});

const changed = () => refresh(notificationsQuery.queryKey);

export const notificationApi = {
  read: async (id: string) => {
    await request(patchNotification, { params: { id }, body: { read: true } });
    await changed();
  },
  readAll: async () => {
    await request(readNotifications);
    await changed();
  },
  remove: async (id: string) => {
    await request(deleteNotification, { params: { id } });
    await changed();
  },
};

const ofMoney = new Set([
  "payment_received",
  "invoice_issued",
  "invoice_overdue",
  "invoice_cancelled",
  "credits_withdrawn",
  "credits_low",
]);

/** Where a click on a notification leads. */
export function linkOf({ session_id, kind }: Pick<Notification, "session_id" | "kind">): string | null {
  if (kind === "backup_failed" || kind === "rules_changed") return "/console";
  if (kind === "removed_admin_returned") return "/dashboard/team";
  if (kind === "second_subject") return "/dashboard/settings/single-sign-on";
  if (kind === "keys_ended") return "/dashboard/settings/keys";
  if (session_id) return `/dashboard/sessions/${session_id}`;
  return ofMoney.has(kind) ? "/dashboard/billing" : null;
}
