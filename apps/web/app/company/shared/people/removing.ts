import { useSyncExternalStore } from "react";
import { messageFor } from "../../../api/error.ts";
import { participantApi } from "../../../api/queries/participants.ts";
import { toast } from "../../../ui/toast.ts";
import { undoable } from "../../../ui/undoable.ts";
import { texts } from "./texts.ts";

/** People whom lists no longer show, although the server still has them while their removal can be undone. */
let removing: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setRemoving(next: Iterable<string>): void {
  removing = new Set(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRemoving = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => removing);

/** Removes people once the toast that offers to undo it has closed. */
export function removeLater(ids: readonly string[], title: string): void {
  const leaving = new Set(ids);
  const restore = () => setRemoving([...removing].filter((id) => !leaving.has(id)));
  setRemoving([...removing, ...ids]);
  undoable({
    title,
    undoLabel: texts.undo,
    undo: restore,
    commit: () => {
      participantApi.remove(ids).catch((error: unknown) => {
        restore();
        toast.bad(messageFor(error));
      });
    },
  });
}
