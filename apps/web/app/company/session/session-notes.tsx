import type { Session } from "@lantern/contract/http";
import { formatAgo } from "../../i18n/format.ts";
import { useNow } from "../../ui/use-now.ts";
import { authorOf } from "../shared/edit-conflict/stale-note.tsx";
import { texts as conflictTexts } from "../shared/edit-conflict/texts.ts";
import { texts } from "./texts.ts";

/** Shown below the facts: the invitation's note, and the author of the last change. */
export function SessionNotes({ session }: { session: Session }) {
  const now = useNow(30_000);
  return (
    <div className="mt-3 grid gap-2 text-sm text-ink-soft">
      {session.notes && (
        <p className="whitespace-pre-line">
          <b className="text-ink">{texts.noteTerm}</b> {session.notes}
        </p>
      )}
      {session.updated_by && (
        <p>{conflictTexts.title(authorOf(session), formatAgo(session.updated_at, now))}.</p>
      )}
    </div>
  );
}
