import type { Notification } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../api/error.ts";
import { linkOf, notificationApi, notificationsQuery } from "../../api/queries/notifications.ts";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

/** Loads when the bell is about to be opened. */
const loadList = () => import("./notification-list.tsx");
const preloadList = () => void loadList().catch(() => {});
const Failed = () => <p className="px-4 pb-4 text-rose">{texts.failed}</p>;
const NotificationList = lazy(() => loadList().catch(() => ({ default: Failed })));

const showError = (error: unknown) => toast.bad(messageFor(error));

/** The bell: the number of new notifications, and a menu that lists them. */
export function Bell({ side = "bottom" }: { side?: "bottom" | "right" }) {
  const navigate = useNavigate();
  const { data, isError } = useQuery(notificationsQuery);
  const unread = data?.unread ?? 0;
  const show = (item: Notification, close: () => void) => {
    const link = linkOf(item);
    if (!item.read_at) notificationApi.read(item.id).catch(showError);
    if (!link) return;
    close();
    navigate(link);
  };
  return (
    <Popover
      side={side}
      align="start"
      label={texts.title}
      className="flex-col open:flex max-h-[min(560px,calc(100dvh-6rem))] w-[min(400px,calc(100vw-1.5rem))]"
      trigger={
        <button
          type="button"
          aria-label={texts.bell(unread)}
          onPointerEnter={preloadList}
          onFocus={preloadList}
          className="relative grid size-11 shrink-0 place-items-center rounded-md hover:bg-hover"
        >
          <BellIcon aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1 end-0.5 min-w-4.5 rounded-full bg-ember px-1 text-center text-sm/4.5 font-semibold text-on-ember tabular-nums"
            >
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </button>
      }
    >
      {(close) => (
        <>
          <div className="flex min-h-12 items-center justify-between gap-3 py-1 pe-2 ps-4">
            <h2 className="font-text text-base font-semibold tracking-normal">{texts.title}</h2>
            {unread > 0 && (
              <Button tone="quiet" size="sm" onClick={() => notificationApi.readAll().catch(showError)}>
                {texts.readAll}
              </Button>
            )}
          </div>
          <div className="overflow-y-auto overscroll-contain">
            {isError && !data && <Failed />}
            {data?.items.length === 0 && <p className="px-4 pb-4 text-ink-soft">{texts.none}</p>}
            <Suspense>
              {data && (
                <NotificationList
                  items={data.items}
                  onOpen={(item) => show(item, close)}
                  onRemove={(item) => notificationApi.remove(item.id).catch(showError)}
                />
              )}
            </Suspense>
          </div>
        </>
      )}
    </Popover>
  );
}
