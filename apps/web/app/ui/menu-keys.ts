import type { KeyboardEvent } from "react";

/**
 * The item that a key leads to: arrows go round, Home and End to the ends, a character to the next item that begins with
 * it. Undefined for other keys.
 *
 * @param current index of the focused item, -1 if none is
 */
export function itemFor(key: string, labels: readonly string[], current: number): number | undefined {
  const count = labels.length;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return current <= 0 ? count - 1 : current - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const order = labels.map((_, step) => (current + 1 + step) % count);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** Moves the focus in a menu. Tab closes it and goes on from its button. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  if (event.key === "Tab") menu.hidePopover();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)")];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = itemFor(
    event.key,
    items.map((item) => item.innerText),
    current,
  );
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
