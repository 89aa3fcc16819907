import { useQuery } from "@tanstack/react-query";
import { removalQuery } from "../../../api/queries/participants.ts";
import { browserZone, formatDate } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { removeLater } from "./removing.ts";
import { texts } from "./texts.ts";

const most = 5;

/** Confirms a removal, and tells which reserved seats it releases. */
export function RemoveDialog({
  ids,
  name,
  onClose,
  onRemoved,
}: {
  ids: string[];
  /** Set when a single person is removed. */
  name: string | null;
  onClose: () => void;
  onRemoved?: () => void;
}) {
  const preview = useQuery(removalQuery(ids));
  const seats = preview.data?.seats ?? [];
  const sessions = [...new Map(seats.map(({ session }) => [session.id, session])).values()];
  const remove = () => {
    removeLater(ids, name === null ? texts.removedMany(ids.length) : texts.removed(name));
    onClose();
    onRemoved?.();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={name === null ? texts.removing.titleMany(ids.length) : texts.removing.title(name)}
      description={texts.removing.text}
      actions={
        <>
          <Button onClick={onClose}>{texts.removing.cancel}</Button>
          <Button tone="danger" disabled={!preview.isFetched} onClick={remove}>
            {texts.removing.submit}
          </Button>
        </>
      }
    >
      <div aria-live="polite" className="mt-3">
        {preview.isPending && <p className="text-sm text-ink-soft">{texts.removing.looking}</p>}
        {seats.length > 0 && (
          <>
            <p>{texts.removing.seats(seats.length)}</p>
            <ul className="mt-1 list-disc ps-5">
              {sessions.slice(0, most).map((session) => (
                <li key={session.id}>
                  <bdi>{session.title}</bdi>
                  {session.starts_at && (
                    <span className="text-ink-soft"> {formatDate(session.starts_at, browserZone())}</span>
                  )}
                </li>
              ))}
              {sessions.length > most && <li>{texts.removing.more(sessions.length - most)}</li>}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
