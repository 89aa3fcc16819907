import { Square } from "lucide-react";
import { useState } from "react";
import { formatDecimals } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { texts as hostTexts } from "./texts.ts";
import { DELAY_MS, useDelayedAction } from "./use-delayed-action.ts";

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
          className="absolute inset-y-0 left-0 bg-rose-line/50"
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
