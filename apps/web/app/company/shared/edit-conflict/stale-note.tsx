import { isolatedName } from "@lantern/contract/full-name";
import type { Session } from "@lantern/contract/http";
import { formatAgo } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { isOpen } from "../session/model.ts";
import { texts } from "./texts.ts";
import type { EditConflict } from "./use-edit-conflict.ts";

// Under other names, because a name that begins with `use` is that of a hook.
const { useTheirs: takeTheirs, useMine: takeMine } = texts;

/** Shows who changed what while a form was open, and lets the user choose. Typed values are never lost. */
export function StaleNote({
  session,
  base,
  onTheirs,
}: {
  session: Session;
  base: EditConflict;
  /** Fills the form with the current values. */
  onTheirs: () => void;
}) {
  const now = useNow(30_000);
  if (base.changes.length === 0) return null;
  const open = isOpen(session);
  return (
    <Note
      kind="warn"
      role="alert"
      title={texts.title(authorOf(session), formatAgo(session.updated_at, now))}
      action={
        open && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                onTheirs();
                base.accept();
              }}
            >
              {takeTheirs}
            </Button>
            <Button size="sm" onClick={() => base.accept()}>
              {takeMine}
            </Button>
          </div>
        )
      }
    >
      <ul>
        {base.changes.map(({ part, label, theirs }) => (
          <li key={part}>
            {label}: <b>{theirs}</b>
          </li>
        ))}
      </ul>
      {!open && <p>{texts.closed}</p>}
    </Note>
  );
}

/** The author of the last change. */
export function authorOf({ updated_by }: Pick<Session, "updated_by">): string {
  return updated_by ? isolatedName(updated_by.first_name, updated_by.last_name) : texts.someone;
}
