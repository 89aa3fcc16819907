/** Addresses of ../http/notifications.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listNotifications = declare("listNotifications", "GET /api/user/notifications", "dashboard");
export const patchNotification = declare(
  "patchNotification",
  "PATCH /api/user/notifications/:id",
  "dashboard",
);
export const deleteNotification = declare(
  "deleteNotification",
  "DELETE /api/user/notifications/:id",
  "dashboard",
);
export const readNotifications = declare(
  "readNotifications",
  "POST /api/user/notifications/read",
  "dashboard",
);
