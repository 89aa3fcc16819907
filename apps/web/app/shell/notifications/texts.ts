import { formatNumber } from "../../i18n/format.ts";
export const texts = {
  title: "Notifications",
  bell: (unread: number) => (unread > 0 ? `Notifications, ${formatNumber(unread)} new` : "Notifications"),
  readAll: "Mark all as read",
  remove: (title: string) => `Remove “${title}”`,
  isNew: "New",
  none: "Nothing yet. You’ll find news about answers, credits, and reports here.",
  failed: "We couldn’t load your notifications.",
};
