import {
  deleteNotification,
  listNotifications,
  type Notification,
  patchNotification,
  readNotifications,
} from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";

/** As many as the bell shows. */
const limit = 30;

/** News comes by the live line; asking now and then is for when that line does not stand. */
export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => call(listNotifications, { query: { limit }, signal }),
  refetchInterval: 60_000,
});

const refresh = () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });

export const notificationApi = {
  read: async (id: string) => {
    await call(patchNotification, { params: { id }, body: { read: true } });
    await refresh();
  },
  readAll: async () => {
    await call(readNotifications);
    await refresh();
  },
  remove: async (id: string) => {
    await call(deleteNotification, { params: { id } });
    await refresh();
  },
};

const ofMoney = new Set(["payment_received", "credits_withdrawn", "credits_low"]);

/** What a press on a notification opens. */
export function linkOf({ session_id, kind }: Pick<Notification, "session_id" | "kind">): string | null {
  if (session_id) return `/dashboard/sessions/${session_id}`;
  return ofMoney.has(kind) ? "/dashboard/billing" : null;
}
