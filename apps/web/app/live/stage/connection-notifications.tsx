import { Check, Hourglass, WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { errorText } from "../../i18n/server-texts.ts";
import { useLive } from "./live-context.ts";

/** How long the reason of a rejected command and the return of the connection are visible, ms. */
const REJECTION_MS = 3500;
const BACK_MS = 3000;

function Rejection() {
  const { rejection } = useLive();
  const [visible, setVisible] = useState<typeof rejection>(null);
  useEffect(() => {
    if (!rejection) return;
    setVisible(rejection);
    const timer = setTimeout(() => setVisible(null), REJECTION_MS);
    return () => clearTimeout(timer);
  }, [rejection]);
  return visible && <p className="l-notification">{errorText(visible.code, visible.message)}</p>;
}

/** Visible for a moment when the connection is back. */
function BackOnline() {
  const { lost } = useLive();
  const was = useRef(lost);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const back = was.current && !lost;
    was.current = lost;
    setVisible(back);
    if (!back) return;
    const timer = setTimeout(() => setVisible(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    visible && (
      <p className="l-notification">
        <Check aria-hidden="true" />
        {t.live.line.back}
      </p>
    )
  );
}

/** What is going on with this page's own connection, in the lobby and on the stage. */
export function ConnectionNotifications() {
  const { lost, unsent } = useLive();
  return (
    <>
      {lost && (
        <p className="l-notification is-strong">
          <WifiOff aria-hidden="true" />
          {t.live.line.lost}
        </p>
      )}
      <BackOnline />
      {unsent && (
        <p className="l-notification">
          <Hourglass aria-hidden="true" />
          {t.live.line.unsent}
        </p>
      )}
      <Rejection />
    </>
  );
}
