import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { StageButton } from "../ui/buttons.tsx";
import type { Action } from "./kind.ts";

/** How often the action of a held button runs, ms. */
const HOLD_MS = 1000;

/** Runs the action while a finger, the mouse or a key holds the button. */
function useHold(action: Action) {
  const [held, setHeld] = useState(false);
  const run = useEffectEvent(() => {
    if (!action.disabled) action.run();
  });
  useEffect(() => {
    if (!held) return;
    run();
    const timer = setInterval(() => run(), HOLD_MS);
    const release = () => setHeld(false);
    const ends = ["pointerup", "pointercancel", "keyup", "blur"];
    for (const type of ends) addEventListener(type, release);
    return () => {
      clearInterval(timer);
      for (const type of ends) removeEventListener(type, release);
    };
  }, [held]);
  return {
    onPointerDown: () => setHeld(true),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      setHeld(true);
    },
    /** A click without a pointer or a key comes from assistive technology. */
    onClick: (event: MouseEvent) => event.detail === 0 && !held && action.run(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}

interface ActionProps {
  action: Action;
  className?: string;
}

function HoldButton({ action, className }: ActionProps) {
  const hold = useHold(action);
  return <Shown action={action} className={className} {...hold} />;
}

function Shown({ action, ...rest }: ActionProps & Partial<ReturnType<typeof useHold>>) {
  return (
    <StageButton
      tone={action.tone}
      icon={action.icon}
      disabled={action.disabled}
      aria-pressed={action.pressed}
      {...rest}
    >
      {action.label}
    </StageButton>
  );
}

/** The one action of a scene. */
export function ActionButton({ action, className }: ActionProps) {
  if (action.hold) return <HoldButton action={action} className={className} />;
  return <Shown action={action} className={className} onClick={action.run} />;
}
