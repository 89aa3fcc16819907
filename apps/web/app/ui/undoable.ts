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
 * asks before the page is closed. Phones do not ask: there it is done as soon as the page is out of sight, because such
 * a page may end without another word.
 */
export function undoable({ title, undoLabel, commit, undo }: Undoable): void {
  let open = true;
  const settle = (how: () => void) => {
    if (!open) return;
    open = false;
    removeEventListener("beforeunload", warn);
    removeEventListener("visibilitychange", hide, true);
    how();
  };
  const hide = () => {
    if (document.visibilityState !== "hidden") return;
    settle(commit);
    dismissToast(id);
  };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
  addEventListener("visibilitychange", hide, true);
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
