import * as z from "zod";
import * as endpoints from "../endpoints/notifications.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const notification = z
  .object({
    id,
    kind: z.string(),
    title: z.string(),
    description: z.string(),
    icon: z.string(),
    color: z.string(),
    created_at: z.string(),
    read_at: z.string().nullable(),
    session_id: id.nullable(),
    /** Name of the person it is about, until that person is deleted. */
    person: z.string().nullable(),
  })
  .meta({ id: "Notification" });

export type Notification = z.output<typeof notification>;

export const listNotifications = operation(endpoints.listNotifications, {
  summary:
    "Lists notifications, newest first; `GET /api/user/notifications/live` streams a signal for each new one",
  query: pageQuery.omit({ search: true }),
  response: page(notification).extend({ unread: z.number().int() }),
});

export const patchNotification = operation(endpoints.patchNotification, {
  summary: "Marks a notification as read or unread",
  params: idParams,
  body: z.object({ read: z.boolean() }),
  response: notification,
});

export const deleteNotification = operation(endpoints.deleteNotification, {
  summary: "Deletes a notification",
  params: idParams,
});

export const readNotifications = operation(endpoints.readNotifications, {
  summary: "Marks all notifications as read",
});
