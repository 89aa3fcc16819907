import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";

/** What is dragged, where it started, and the drop target below it. */
export interface Drag {
  item: string;
  from: string;
  over: string | null;
  /** Position of the pointer, in px; 0, 0 while the keyboard drags. */
  at: Point;
  /** Distance dragged, in px. */
  by: Point;
}
interface Point {
  x: number;
  y: number;
}

/** A pointer that moves less than this clicks, in px. */
const CLICK_TOLERANCE = 6;
const still: Point = { x: 0, y: 0 };
const arrows: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Drags items between drop targets, which name themselves with `data-drop-target`. With `keys`, the keyboard drags too:
 * Enter or Space picks up and drops, arrows choose the target, Escape cancels.
 */
export function useDrag({
  onDrop,
  onClick,
  keys,
  touch = false,
}: {
  onDrop: (item: string, to: string) => void;
  /** The item was clicked, or pressed by the keyboard, and not dragged. */
  onClick?: (item: string, at: HTMLElement) => void;
  /** Drop targets in the order of the arrow keys. */
  keys?: readonly string[];
  /** Whether a finger drags. If not, it scrolls the page. */
  touch?: boolean;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<(Point & { moved: boolean }) | null>(null);

  const drop = (dropped: Drag) => {
    if (dropped.over !== null && dropped.over !== dropped.from) onDrop(dropped.item, dropped.over);
    setDrag(null);
  };

  /** The event handlers of an item's drag handle. */
  const handle = (item: string, from: string) => {
    const own = drag?.item === item ? drag : null;
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.pointerType === "touch" && !touch)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const origin = start.current;
        if (!origin || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const at = { x: event.clientX, y: event.clientY };
        const by = { x: at.x - origin.x, y: at.y - origin.y };
        if (!origin.moved && Math.hypot(by.x, by.y) < CLICK_TOLERANCE) return;
        origin.moved = true;
        setDrag({ item, from, over: targetAt(at), at, by });
      },
      onPointerUp: () => own && drop(own),
      onPointerCancel: () => {
        start.current = null;
        setDrag(null);
      },
      // A drag also ends in a click.
      onClick: (event: MouseEvent<HTMLElement>) => {
        // A keyboard click has `detail` 0 and never follows a drag.
        const moved = event.detail > 0 && start.current?.moved;
        start.current = null;
        if (!moved) onClick?.(item, event.currentTarget);
      },
      ...(keys && {
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByKey(event, keys),
        onBlur: cancel,
      }),
    };

    function moveByKey(event: KeyboardEvent<HTMLElement>, targets: readonly string[]) {
      const step = arrows[event.key];
      if (event.key === "Enter" || event.key === " ")
        own ? drop(own) : setDrag({ item, from, over: from, at: still, by: still });
      else if (event.key === "Escape" && own) setDrag(null);
      else if (step && own) {
        const next = targets.indexOf(own.over ?? from) + step;
        setDrag({ ...own, over: targets[(next + targets.length) % targets.length] ?? from });
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }

    // Losing the focus cancels a keyboard drag.
    function cancel() {
      if (own) setDrag(null);
    }
  };

  return { drag, handle };
}

/** Moves the dragged item with the pointer, and lets the pointer find the drop target below it. */
export function dragStyle(drag: Drag | null): CSSProperties | undefined {
  return drag
    ? { transform: `translate(${drag.by.x}px, ${drag.by.y}px)`, pointerEvents: "none", zIndex: 1 }
    : undefined;
}

export type DragHandle = ReturnType<typeof useDrag>["handle"];

function targetAt({ x, y }: Point): string | null {
  const target = document.elementFromPoint(x, y)?.closest("[data-drop-target]");
  return target?.getAttribute("data-drop-target") ?? null;
}
