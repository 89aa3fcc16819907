import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { cn } from "../../ui/cn.ts";
import { StageButton } from "../ui/buttons.tsx";
import type { Action } from "./kind.ts";

/** Runs the action again and again while a finger, the mouse or a key holds the button. */
function useRepeat(action: Action, everyMs: number) {
  const [pressed, setPressed] = useState(false);
  const run = useEffectEvent(() => {
    if (!action.disabled) action.run();
  });
  useEffect(() => {
    if (!pressed) return;
    run();
    const timer = setInterval(() => run(), everyMs);
    const release = () => setPressed(false);
    const ends = ["pointerup", "pointercancel", "keyup", "blur"];
    for (const type of ends) addEventListener(type, release);
    return () => {
      clearInterval(timer);
      for (const type of ends) removeEventListener(type, release);
    };
  }, [pressed, everyMs]);
  return {
    onPointerDown: () => setPressed(true),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      setPressed(true);
    },
    /** A click without a pointer or a key comes from assistive technology. */
    onClick: (event: MouseEvent) => event.detail === 0 && !pressed && action.run(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}

interface ActionProps {
  action: Action;
  className?: string;
}

function RepeatingButton({ action, className, everyMs }: ActionProps & { everyMs: number }) {
  const repeat = useRepeat(action, everyMs);
  // A finger that moves a little neither scrolls nor selects text, which would end the press.
  return <PlainButton action={action} className={cn(className, "touch-none select-none")} {...repeat} />;
}

function PlainButton({ action, ...rest }: ActionProps & Partial<ReturnType<typeof useRepeat>>) {
  return (
    <StageButton
      wrap
      tone={action.tone}
      icon={action.icon}
      disabled={action.disabled}
      aria-pressed={action.pressed}
      {...rest}
    >
      {/* Names of people can be long. */}
      <span className="line-clamp-4 wrap-anywhere">{action.label}</span>
    </StageButton>
  );
}

/** The one action of a scene. */
export function ActionButton({ action, className }: ActionProps) {
  const { repeatsMs } = action;
  if (repeatsMs) return <RepeatingButton action={action} className={className} everyMs={repeatsMs} />;
  return <PlainButton action={action} className={className} onClick={action.run} />;
}
