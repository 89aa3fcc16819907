import { type PointerEvent, useRef, useState } from "react";

/** The dragged person, and the team under the pointer. */
export interface Dragged {
  seat: string;
  over: string | null;
  x: number;
  y: number;
}

/** A pointer that moves less than this clicks, in px. */
const CLICK_TOLERANCE = 6;

/**
 * Drags a person to another team with mouse or pen; rows have `data-team`. Touch scrolls the page instead: tapping,
 * like the keyboard, opens the person's menu.
 */
export function useDrag({
  onDrop,
  onPress,
}: {
  onDrop(seat: string, team: string): void;
  onPress(seat: string, at: HTMLElement): void;
}) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const handle = (seat: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!from.moved && Math.hypot(x - from.x, y - from.y) < CLICK_TOLERANCE) return;
      from.moved = true;
      setDragged({ seat, over: teamAt(x, y), x, y });
    },
    onPointerUp: () => {
      if (dragged?.over) onDrop(dragged.seat, dragged.over);
      setDragged(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setDragged(null);
    },
    // A drag also ends in a click, which must not open the menu.
    onClick: (event: { currentTarget: HTMLElement; detail: number }) => {
      // A keyboard click has `detail` 0 and never follows a drag.
      const moved = event.detail > 0 && (start.current?.moved ?? false);
      start.current = null;
      if (!moved) onPress(seat, event.currentTarget);
    },
  });
  return { dragged, handle };
}

export type Handle = ReturnType<typeof useDrag>["handle"];

function teamAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-team]")?.getAttribute("data-team") ?? null;
}
