export const notifications = {
  title: "Notifications",
  bell: (unread: number) => (unread > 0 ? `Notifications, ${unread} new` : "Notifications"),
  readAll: "Mark all as read",
  remove: (title: string) => `Remove “${title}”`,
  isNew: "New",
  none: "Nothing yet. What needs you will be told here: answers, credits, reports.",
  failed: "The notifications could not be loaded.",
};
