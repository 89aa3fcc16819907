import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { useNavigate } from "react-router";
import { linkOf, notificationApi, notificationsQuery } from "../../api/queries/notifications.ts";
import { refresh } from "../../api/query-client.ts";
import { dismissToast, showToast } from "../../ui/toast.ts";
import { initialsPicture } from "./initials-picture.ts";
import { listenForNews } from "./news-stream.ts";
import { NotificationIcon } from "./notification-icon.tsx";

/** A notification may concern any of these queries, so they are refetched. */
const concerned = [["sessions"], ["credits"], ["orders"]];

/** Shows a new notification as a toast that opens its subject. */
export default function LiveNotifications() {
  const navigate = useNavigate();
  const { data } = useQuery(notificationsQuery);
  /** The newest notification that this page has received; ids sort by age. */
  const newest = useRef<string | null>(null);

  useEffect(() => {
    if (!data) return;
    const previous = newest.current;
    newest.current = [previous ?? "", ...data.items.map(({ id }) => id)].sort().at(-1) ?? "";
    // Notifications from before the page was opened are only in the bell.
    if (previous === null) return;
    const fresh = data.items.filter(({ id, read_at }) => id > previous && !read_at);
    // The newest comes last, so that its toast is on top.
    for (const item of fresh.reverse()) {
      const link = linkOf(item);
      const open = () => {
        dismissToast(item.id);
        void notificationApi.read(item.id).catch(() => {});
        if (link) navigate(link);
      };
      showToast({
        id: item.id,
        title: item.title,
        description: item.description,
        icon: (parent) => createRoot(parent).render(<NotificationIcon icon={item.icon} color={item.color} />),
        ...(item.person && { avatar: { src: initialsPicture(item.person), alt: item.person } }),
        timeout: 8000,
        ...(link && { click: open }),
      });
    }
  }, [data, navigate]);
  const loaded = data !== undefined;
  useEffect(() => {
    if (!loaded) return;
    const news = () => void refresh(notificationsQuery.queryKey, ...concerned);
    return listenForNews(news, () => newest.current || null);
  }, [loaded]);

  return null;
}
