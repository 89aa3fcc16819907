import { Check, Hourglass, WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { errorText } from "../../i18n/server-texts.ts";
import { useLive } from "./room.ts";

/** How long the reason of a refused move, and a return, are shown. */
const REFUSAL_MS = 3500;
const BACK_MS = 3000;

function Refusal() {
  const { rejection } = useLive();
  const [shown, setShown] = useState<typeof rejection>(null);
  useEffect(() => {
    if (!rejection) return;
    setShown(rejection);
    const timer = setTimeout(() => setShown(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [rejection]);
  return shown && <p className="l-notice">{errorText(shown.code, shown.message)}</p>;
}

/** For a moment after the line came back. */
function Back() {
  const { lost } = useLive();
  const was = useRef(lost);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const back = was.current && !lost;
    was.current = lost;
    setShown(back);
    if (!back) return;
    const timer = setTimeout(() => setShown(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    shown && (
      <p className="l-notice">
        <Check aria-hidden="true" />
        {t.live.line.back}
      </p>
    )
  );
}

/** What is going on with this page's own line, in words: in the lobby and on the stage. */
export function LineNotices() {
  const { lost, unsent } = useLive();
  return (
    <>
      {lost && (
        <p className="l-notice is-strong">
          <WifiOff aria-hidden="true" />
          {t.live.line.lost}
        </p>
      )}
      <Back />
      {unsent && (
        <p className="l-notice">
          <Hourglass aria-hidden="true" />
          {t.live.line.unsent}
        </p>
      )}
      <Refusal />
    </>
  );
}
