import type { Notification } from "@lantern/contract/http";
import { X } from "lucide-react";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { NotificationIcon } from "./notification-icon.tsx";
import { texts } from "./texts.ts";

/** Notifications, newest first. A click opens the subject; the cross deletes the notification. */
export default function NotificationList({
  items,
  onOpen,
  onRemove,
}: {
  items: Notification[];
  onOpen: (item: Notification) => void;
  onRemove: (item: Notification) => void;
}) {
  return (
    <ul className="grid">
      {items.map((item) => (
        <li key={item.id} className="flex items-start gap-1 border-t border-line py-1 pe-1">
          <button
            type="button"
            onClick={() => onOpen(item)}
            className="flex min-w-0 flex-1 gap-3 rounded-sm px-3 py-2 text-start hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="mt-0.5">
              <NotificationIcon icon={item.icon} color={item.color} />
            </span>
            <span className="min-w-0">
              <span className={cn("block", !item.read_at && "font-semibold")}>
                {item.title}
                {!item.read_at && (
                  <span className="ms-2 inline-block size-2 rounded-full bg-ember align-middle">
                    <span className="sr-only">{texts.isNew}</span>
                  </span>
                )}
              </span>
              <span className="block text-sm text-ink-soft">{item.description}</span>
              <time dateTime={item.created_at} className="block text-sm text-ink-soft">
                {formatMoment(item.created_at, browserZone())}
              </time>
            </span>
          </button>
          <Button
            tone="quiet"
            size="iconSm"
            aria-label={texts.remove(item.title)}
            onClick={() => onRemove(item)}
          >
            <X aria-hidden="true" strokeWidth={1.5} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
