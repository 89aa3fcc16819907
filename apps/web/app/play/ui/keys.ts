import { useEffect, useEffectEvent } from "react";

/** Whether somebody is typing, so that single keys must be ignored. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], dialog") !== null
  );
}

/** Keys 1, 2, 3 … choose the options of the scene. */
export function useNumberKeys(count: number, choose: (index: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const index = Number(event.key) - 1;
    if (Number.isInteger(index) && index >= 0 && index < count) choose(index);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
