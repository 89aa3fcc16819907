import { Square } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { formatDecimals } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.actions;

/**
 * Ends the session after two seconds of pressing, by pointer, touch, Enter or space. Users of switches and screen
 * readers, who cannot keep a key pressed, get a confirmation dialog instead.
 */
export function EndButton({ onEnd, onConfirm }: { onEnd(): void; onConfirm(): void }) {
  const { left, begin, release } = useDelayedAction(onEnd);
  const [hint, setHint] = useState(false);
  const [byKey, setByKey] = useState(false);
  const letGo = () => {
    if (left === null) return;
    release();
    setHint(true);
  };
  const isKey = (key: string) => key === "Enter" || key === " ";
  return (
    <span className="relative">
      <Button
        tone="danger"
        aria-describedby="hold-hint"
        className="relative touch-none overflow-hidden select-none"
        onPointerDown={(event) => event.button === 0 && begin()}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => {
          if (!isKey(event.key)) return;
          event.preventDefault();
          setByKey(true);
          begin();
        }}
        onKeyUp={(event) => isKey(event.key) && letGo()}
        onBlur={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          if (event.detail === 0 && !byKey) onConfirm();
        }}
      >
        <span
          aria-hidden="true"
          className="absolute inset-y-0 start-0 bg-rose-line/50"
          style={{ width: left === null ? 0 : `${100 - (100 * left) / DELAY_MS}%` }}
        />
        <Square aria-hidden="true" strokeWidth={1.5} className="relative" />
        <span className="relative tabular-nums">
          {left === null ? texts.end : texts.holding(formatDecimals(left / 1000, 1))}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {hint && left === null ? texts.endDelay : ""}
      </span>
    </span>
  );
}

/** How long End must stay pressed, in milliseconds. */
const DELAY_MS = 2000;

/** Calls `step` before every frame until it returns false, or the returned function is called. */
function everyFrame(step: () => boolean): () => void {
  let frame = requestAnimationFrame(function next() {
    if (step()) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Calls `onDone` after `delayMs` of uninterrupted pressing. `left` counts down in milliseconds; null when nothing is
 * pressed.
 */
function useDelayedAction(onDone: () => void, delayMs = DELAY_MS) {
  const [since, setSince] = useState<number | null>(null);
  const [passed, setPassed] = useState(0);
  const finish = useEffectEvent(() => {
    setSince(null);
    onDone();
  });
  useEffect(() => {
    if (since === null) return;
    return everyFrame(() => {
      const now = performance.now() - since;
      setPassed(now);
      if (now < delayMs) return true;
      finish();
      return false;
    });
  }, [since, delayMs]);
  return {
    left: since === null ? null : Math.max(0, delayMs - passed),
    begin: () => {
      if (since !== null) return;
      setPassed(0);
      setSince(performance.now());
    },
    release: () => setSince(null),
  };
}
