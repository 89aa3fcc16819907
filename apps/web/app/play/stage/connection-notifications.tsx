import { Check, Hourglass, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { errorText } from "../../i18n/error-text.ts";
import { t } from "../../i18n/index.ts";
import { useIsLost, useLiveState } from "./live-context.ts";

/** How long the reason of a rejected command and the return of the connection are visible, ms. */
const REJECTION_MS = 3500;
const BACK_MS = 3000;

const notificationBase =
  "l-notification flex max-w-[min(640px,calc(100vw-32px))] items-center gap-2.5 rounded-md border border-ember-line px-4 py-2.5 wrap-anywhere max-lg:px-2.5 max-lg:py-1 max-lg:text-sm max-lg:leading-snug";

/** The style of one notification. A strong one stays until it is no longer true, or is from a host. */
export const notification = (kind?: "strong") =>
  `${notificationBase} ${kind ? "bg-page bg-(image:--lit)" : "bg-page"}`;

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
