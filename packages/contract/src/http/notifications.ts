import * as z from "zod";
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
    /** Of whom it speaks, while they are there. */
    person: z.string().nullable(),
  })
  .meta({ id: "Notification" });

export type Notification = z.output<typeof notification>;

export const listNotifications = operation({
  id: "listNotifications",
  method: "GET",
  path: "/api/user/notifications",
  summary: "What the bell shows, newest first; `GET /api/user/notifications/live` streams that there is news",
  access: "dashboard",
  query: pageQuery.omit({ search: true }),
  status: 200,
  response: page(notification).extend({ unread: z.number().int() }),
});

export const patchNotification = operation({
  id: "patchNotification",
  method: "PATCH",
  path: "/api/user/notifications/:id",
  summary: "Marks a notification as read, or as unread again",
  access: "dashboard",
  params: idParams,
  body: z.object({ read: z.boolean() }),
  status: 200,
  response: notification,
});

export const deleteNotification = operation({
  id: "deleteNotification",
  method: "DELETE",
  path: "/api/user/notifications/:id",
  summary: "Takes a notification away",
  access: "dashboard",
  params: idParams,
  status: 204,
});

export const readNotifications = operation({
  id: "readNotifications",
  method: "POST",
  path: "/api/user/notifications/read",
  summary: "Marks all notifications as read",
  access: "dashboard",
  status: 204,
});
