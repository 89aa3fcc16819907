import type { Session } from "@lantern/contract/http";
import { lazy, Suspense, useState } from "react";
import { Button, TextButton } from "../../ui/button.tsx";
import { isMailable, isOpen } from "../shared/session/model.ts";
import { notLoaded } from "../shared/session/not-loaded.tsx";
import { useReminder } from "../shared/session/readiness/use-reminder.ts";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import type { Attendee } from "./board-model.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;

const GroupDialog = lazy(() => import("../shared/people/group-dialog.tsx").catch(notLoaded));

/** What can be done for the selected attendees at once. */
export function SelectionBar({
  session,
  chosen,
  actions,
  onRemove,
  onClear,
}: {
  session: Session;
  chosen: readonly Attendee[];
  actions: SessionActions;
  onRemove: (people: readonly Attendee[]) => void;
  onClear: () => void;
}) {
  const reminder = useReminder(session.id);
  const [grouping, setGrouping] = useState(false);
  const ids = (people: readonly Attendee[]) => people.map((person) => person.consumer_id);
  const waiting = chosen.filter((person) => person.waiting_for !== null);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-4 py-2">
      <span role="status" className="font-semibold tabular-nums">
        {texts.selected(chosen.length)}
      </span>
      {isMailable(session) && (
        <Button
          size="sm"
          busy={actions.invite.isPending}
          onClick={() => actions.invite.mutate(ids(chosen), { onSuccess: onClear })}
        >
          {texts.inviteChosen(chosen.length)}
        </Button>
      )}
      {isMailable(session) && waiting.length > 0 && (
        <Button
          size="sm"
          busy={reminder.isPending}
          onClick={() => reminder.mutate({ consumer_ids: ids(waiting) }, { onSuccess: onClear })}
        >
          {texts.remindChosen(waiting.length)}
        </Button>
      )}
      <Button size="sm" onClick={() => setGrouping(true)}>
        {texts.groupChosen}
      </Button>
      {isOpen(session) && (
        <Button size="sm" tone="danger" onClick={() => onRemove(chosen)}>
          {texts.removeChosen(chosen.length)}
        </Button>
      )}
      <TextButton onClick={onClear}>{texts.unselect}</TextButton>
      <Suspense>{grouping && <GroupDialog ids={ids(chosen)} onClose={() => setGrouping(false)} />}</Suspense>
    </div>
  );
}
