import { dismissToast, showToast } from "./toast.ts";

const undoMs = 8000;

interface Undoable {
  /** What the toast says has been done. */
  title: string;
  undoLabel: string;
  /** Does it, when the toast closes. */
  commit: () => void;
  undo: () => void;
}

/**
 * Offers to undo something for as long as its toast is open. Until then nothing is sent to the server, so the browser
 * asks before the page is closed.
 */
export function undoable({ title, undoLabel, commit, undo }: Undoable): void {
  let open = true;
  const settle = (how: () => void) => {
    if (!open) return;
    open = false;
    removeEventListener("beforeunload", warn);
    how();
  };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
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
