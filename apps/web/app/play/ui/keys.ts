import { useEffect, useEffectEvent } from "react";

/** Whether somebody is typing, so that single keys must be ignored. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], dialog") !== null
  );
}

/** Whether a key is pressed alone and not to write something. */
function isShortcut(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
}

/** Calls `run` when this key is pressed, outside of text. */
export function useKey(key: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.repeat && event.key.toLowerCase() === key && isShortcut(event)) run();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** Keys 1, 2, 3 … choose the options of the scene. */
export function useNumberKeys(count: number, choose: (index: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const index = Number(event.key) - 1;
    if (Number.isInteger(index) && index >= 0 && index < count) choose(index);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
