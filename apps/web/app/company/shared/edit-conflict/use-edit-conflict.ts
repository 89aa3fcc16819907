import type { Session } from "@lantern/contract/http";
import { useState } from "react";
import { ApiError } from "../../../api/error.ts";
import { freshSession } from "../../../api/queries/sessions.ts";
import { type Difference, differences, type Part } from "./differences.ts";

export interface EditConflict {
  /** What others have changed in the form's fields since it was filled. */
  changes: Difference[];
  /** Bases the form on the newest version, or on the given one, and keeps its values. */
  accept: (saved?: Session) => void;
  /** Saves on the newest version. If the form's own fields have changed, it is rejected and `changes` lists them. */
  save: (send: (version: number) => Promise<Session>) => Promise<Session>;
}

/**
 * Tracks the version of a session that a form was filled from. `session` is the newest one the page has; null while
 * nothing is saved yet. Changes to other fields do not disturb the form; changes to its own fields are shown before
 * anything is overwritten.
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

/** Whether the server rejected a change because of an older version, or because the session is closed. */
export function isStale(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ["SESSION_004", "SESSION_006", "SESSION_010", "SESSION_011"].includes(error.code)
  );
}
