import type { Session } from "@lantern/contract/http";
import { useState } from "react";
import { ApiError } from "../../../api/error.ts";
import { freshSession } from "../api.ts";
import { type Difference, differences, type Part } from "./differences.ts";

export interface EditConflict {
  /** What others have changed since the form was filled, among the parts it holds. */
  changes: Difference[];
  /** The form now stands on the newest version, or on the given one, whatever it holds. */
  accept: (saved?: Session) => void;
  /** Saves on the newest version; on one that differs in these parts it is refused and `changes` tells what. */
  save: (send: (version: number) => Promise<Session>) => Promise<Session>;
}

/**
 * Remembers on which version of a session a form was filled. `session` is the newest one the page has; null while
 * nothing is saved yet. A change of
 * other parts does not disturb the form; a change of its own is told before anything is overwritten.
 */
export function useEditConflict(session: Session | null, parts: readonly Part[]): EditConflict {
  const [loaded, setLoaded] = useState(session);
  const watched: Part[] = ["status", ...parts];
  return {
    changes: loaded && session ? differences(loaded, session, watched) : [],
    accept: (saved) => setLoaded(saved ?? session),
    save: async (send) => {
      if (!session) throw new Error("a form that was never saved has no version");
      let newest = session;
      for (;;) {
        try {
          const saved = await send(newest.version);
          setLoaded(saved);
          return saved;
        } catch (error) {
          if (!isStale(error)) throw error;
          const fresh = await freshSession(session.id);
          const differs = loaded === null || differences(loaded, fresh, watched).length > 0;
          if (differs || fresh.version === newest.version) throw error;
          newest = fresh;
        }
      }
    },
  };
}

/** The server's word for a change that was made on an older version, or of a session that is no longer open. */
export function isStale(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ["SESSION_004", "SESSION_006", "SESSION_010", "SESSION_011"].includes(error.code)
  );
}
