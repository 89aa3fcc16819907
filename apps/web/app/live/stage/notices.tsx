import { Hourglass, Pause, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useRoom } from "./room.ts";

/** How long the reason of a refused move is shown. */
const REFUSAL_MS = 3500;

function Refusal() {
  const { refusal } = useRoom();
  const [shown, setShown] = useState<typeof refusal>(null);
  useEffect(() => {
    if (!refusal) return;
    setShown(refusal);
    const timer = setTimeout(() => setShown(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return shown && <p className="l-notice">{shown.message}</p>;
}

/** What is going on with the line and the clock, in words, at one place. */
export function Notices() {
  const { lost, unsent, view } = useRoom();
  return (
    <div className="l-notices" role="status">
      {lost && (
        <p className="l-notice is-strong">
          <WifiOff aria-hidden="true" />
          {t.live.line.lost}
        </p>
      )}
      {unsent && (
        <p className="l-notice">
          <Hourglass aria-hidden="true" />
          {t.live.line.unsent}
        </p>
      )}
      {!lost && view.clock.phase === "paused" && (
        <p className="l-notice is-strong">
          <Pause aria-hidden="true" />
          <b>{t.live.stage.paused}</b> {t.live.stage.pausedDetail}
        </p>
      )}
      <Refusal />
    </div>
  );
}
