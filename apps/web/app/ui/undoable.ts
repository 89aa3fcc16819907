import { dismissToast, showToast } from "./toast.ts";

const undoMs = 8000;

interface Undoable {
  /** What the toast says has been done. */
  title: string;
  undoLabel: string;
  /** Does it: when the toast closes, or when the page is left before. */
  commit: () => void;
  undo: () => void;
}

/** Offers to undo something for as long as its toast is open. Until then nothing is sent to the server. */
export function undoable({ title, undoLabel, commit, undo }: Undoable): void {
  let open = true;
  const settle = (how: () => void) => {
    if (!open) return;
    open = false;
    removeEventListener("pagehide", leave);
    how();
  };
  const leave = () => settle(commit);
  addEventListener("pagehide", leave);
  const id = showToast({
    title,
    timeout: undoMs,
    callback: () => settle(commit),
    actions: [
      {
        label: undoLabel,
        onClick: () => {
          settle(undo);
          dismissToast(id);
        },
      },
    ],
  });
}
