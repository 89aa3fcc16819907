import { lazy, Suspense } from "react";

/** A page is usable before new notifications are shown on it, and without them. */
const Loaded = lazy(() => import("./live-notifications.tsx").catch(() => ({ default: () => null })));

/** Shows new notifications as toasts. Used once, in the layout. */
export const LiveNotifications = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
