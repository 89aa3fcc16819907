import type { FocusEvent, KeyboardEvent } from "react";

/**
 * Properties of the box of a tool and of what it opens. Escape closes what is open in it, nothing around it, and the focus
 * is at the tool again. Whoever leaves the box closes it too.
 */
export function closing(open: boolean, close: () => void) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== "Escape" || !open) return;
      event.stopPropagation();
      close();
      event.currentTarget.querySelector("button")?.focus();
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}
