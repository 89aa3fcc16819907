import { useState } from "react";
import { dragStyle, useDrag } from "../../ui/use-drag.ts";
import { styles } from "./parts.ts";

const TRAY = "tray";

/**
 * Pieces of a puzzle that lie in a tray or in slots. A mouse or finger drags them; a click picks one, and a click on a
 * slot puts it there. A piece that is clicked twice in its slot, or dragged to the tray, returns to the tray.
 */
export function usePieces({
  slotOf,
  put,
  remove,
  onPick,
}: {
  /** The slot of a piece, or null in the tray. */
  slotOf: (piece: string) => string | null;
  put: (piece: string, slot: string) => void;
  remove: (slot: string) => void;
  onPick?: (piece: string) => void;
}) {
  const [picked, setPicked] = useState<string | null>(null);
  const pick = (piece: string) => {
    setPicked(picked === piece ? null : piece);
    onPick?.(piece);
  };
  const click = (slot: string, lying: string | null) => {
    if (picked !== null) {
      if (picked === lying) remove(slot);
      else put(picked, slot);
      setPicked(null);
    } else if (lying !== null) pick(lying);
  };
  const { drag, handle } = useDrag({
    touch: true,
    onDrop: (piece, to) => {
      setPicked(null);
      const from = slotOf(piece);
      if (to !== TRAY) put(piece, to);
      else if (from !== null) remove(from);
    },
    onClick: (piece) => {
      const slot = slotOf(piece);
      if (slot === null) pick(piece);
      else click(slot, piece);
    },
  });
  const draggable = (piece: string, from: string) => ({
    ...handle(piece, from),
    "aria-pressed": picked === piece,
    style: dragStyle(drag?.item === piece ? drag : null),
  });
  return {
    picked,
    tray: { "data-drop-target": TRAY },
    /** The properties of the button of a piece in the tray. */
    piece: (piece: string) => draggable(piece, TRAY),
    /** The properties of the button of a slot, and the class of one that a piece is dragged over. */
    slotButton: (slot: string, lying: string | null) => ({
      "data-drop-target": slot,
      ...(lying === null ? { onClick: () => click(slot, null) } : draggable(lying, slot)),
    }),
    overClass: (slot: string) => (drag?.over === slot && drag.from !== slot ? styles.touched : ""),
  };
}
