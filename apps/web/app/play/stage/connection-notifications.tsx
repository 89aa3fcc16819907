import { Check, Hourglass, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { errorText } from "../../i18n/error-text.ts";
import { t } from "../../i18n/index.ts";
import { useIsLost, useLiveState } from "./live-context.ts";

/** How long the reason of a rejected command and the return of the connection are visible, ms. */
const REJECTION_MS = 3500;
const BACK_MS = 3000;

const notificationBase =
  "l-notification flex max-w-[min(640px,calc(100vw-32px))] items-center gap-2.5 rounded-md border border-ember-line px-4 py-2.5 text-balance wrap-anywhere max-xl:px-2.5 max-xl:py-1 max-xl:text-sm max-xl:leading-snug small:max-w-full small:leading-tight sideways:py-0";

/** The style of one notification. A strong one stays until it is no longer true, or is from a host. */
export const notification = (kind?: "strong") =>
  `${notificationBase} ${kind ? "bg-page bg-(image:--lit)" : "bg-page"}`;

/**
 * Where notifications are, so that they cover nothing that people need: over the picture below the top bar, and beside a
 * puzzle on a tall phone over the faces of the team. A phone that is short or on its side has no room to spare: there the
 * latest one takes the place of the story's title. Other phones have room for the latest two.
 */
export function NotificationArea({ children }: { children: ReactNode }) {
  return (
    <div className="l-notifications pointer-events-none absolute inset-x-0 top-15.5 z-5 grid justify-items-center gap-2 low:justify-items-end low:pe-6 max-xl:inset-x-1.5 phone:fixed phone:top-auto phone:bottom-16 phone:gap-0.5 phone:[&>:nth-last-child(n+3)]:hidden tall:in-[.l-live:not(.is-puzzle)]:top-12.5 tall:in-[.l-live:not(.is-puzzle)]:bottom-auto small:top-0 small:bottom-auto small:content-center small:[&>:nth-last-child(n+2)]:hidden short:end-24 short:min-h-12 short:justify-items-stretch sideways:end-62 sideways:start-3 sideways:h-11 sideways:justify-items-start">
      {children}
    </div>
  );
}

function Rejection() {
  const rejection = useLiveState((state) => state.rejection);
  const [expired, setExpired] = useState<typeof rejection>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(rejection), REJECTION_MS);
    return () => clearTimeout(timer);
  }, [rejection]);
  if (!rejection || rejection === expired) return null;
  return <p className={notification()}>{errorText(rejection.code, rejection.message)}</p>;
}

/** Visible for a moment when the connection is back. */
function BackOnline() {
  const lost = useIsLost();
  const [wasLost, setWasLost] = useState(lost);
  if (lost && !wasLost) setWasLost(true);
  const visible = wasLost && !lost;
  useEffect(() => {
    if (!visible) return;
    const timer = setTimeout(() => setWasLost(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [visible]);
  return (
    visible && (
      <p className={notification()}>
        <Check aria-hidden="true" />
        {t.live().connection.back}
      </p>
    )
  );
}

/** The state of this page's own connection, in the lobby and on the stage. */
export function ConnectionNotifications() {
  const lost = useIsLost();
  const unsent = useLiveState((state) => state.unsent);
  return (
    <>
      {lost && (
        <p className={notification("strong")}>
          <WifiOff aria-hidden="true" />
          {t.live().connection.lost}
        </p>
      )}
      <BackOnline />
      {unsent && (
        <p className={notification()}>
          <Hourglass aria-hidden="true" />
          {t.live().connection.unsent}
        </p>
      )}
      <Rejection />
    </>
  );
}
