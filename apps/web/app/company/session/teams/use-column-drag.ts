import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** The dragged person, and the column below them; -1 for the people without a team. */
export interface ColumnDrag {
  person: string;
  from: number;
  over: number;
  /** Distance dragged, in pixels. */
  by: { x: number; y: number };
}

const still = { x: 0, y: 0 };

/**
 * Drags a person between columns, by pointer or keyboard: arrows choose the column, Enter or Space picks up and drops,
 * Escape cancels. Columns have `data-column` with their number.
 */
export function useColumnDrag({
  columns,
  onDrop,
}: {
  /** Column numbers, in the order of the arrow keys. */
  columns: readonly number[];
  onDrop: (person: string, to: number) => void;
}) {
  const [carried, setCarried] = useState<ColumnDrag | null>(null);

  const start = useRef(still);

  const drop = (at: ColumnDrag | null) => {
    if (at && at.over !== at.from) onDrop(at.person, at.over);
    setCarried(null);
  };

  const handle = (person: string, from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      setCarried({ person, from, over: from, by: still });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (carried?.person !== person || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const over = columnAt(event.clientX, event.clientY) ?? from;
      const by = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
      setCarried({ ...carried, over, by });
    },
    onPointerUp: () => carried?.person === person && drop(carried),
    onPointerCancel: () => setCarried(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const own = carried?.person === person ? carried : null;
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (event.key === "Enter" || event.key === " ")
        own ? drop(own) : setCarried({ person, from, over: from, by: still });
      else if (event.key === "Escape" && own) setCarried(null);
      else if (step && own) {
        const at = columns.indexOf(own.over) + step;
        setCarried({ ...own, over: columns[(at + columns.length) % columns.length] ?? from });
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Losing the focus cancels a keyboard drag.
    onBlur: () => carried?.person === person && setCarried(null),
  });

  return { carried, handle };
}

function columnAt(x: number, y: number): number | null {
  const column = document.elementFromPoint(x, y)?.closest("[data-column]");
  return column ? Number(column.getAttribute("data-column")) : null;
}
