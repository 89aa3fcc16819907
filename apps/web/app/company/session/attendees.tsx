import { readinessStates } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { freshSession } from "../../api/queries/sessions.ts";
import { Button } from "../../ui/button.tsx";
import { countStates } from "../../ui/street/meter.tsx";
import { toast } from "../../ui/toast.ts";
import { undoable } from "../../ui/undoable.ts";
import { useListParams } from "../../ui/use-list-params.ts";
import { nameOf } from "../shared/people/model.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { isOpen } from "../shared/session/model.ts";
import { notLoaded } from "../shared/session/not-loaded.tsx";
import { RemindButton } from "../shared/session/readiness/remind-button.tsx";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import { useSessionError } from "../shared/session/use-session-error.ts";
import { AttendeeFilters } from "./attendee-filters.tsx";
import { AttendeeTable } from "./attendee-table.tsx";
import { type Attendee, attendeesIn, boardOrders } from "./board-model.ts";
import { ForIt } from "./readiness/for-it.tsx";
import { ReadinessBand } from "./readiness-band.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;
const AttendeeDialog = lazy(() => import("./attendee-dialog.tsx").catch(notLoaded));
const none: ReadonlySet<string> = new Set();

/** The attendees: how each of them stands, and what can be done for one, for several, or for all that match. */
export function Attendees({ session, actions }: { session: Session; actions: SessionActions }) {
  const params = useListParams({ search: "", state: ["", ...readinessStates], order: boardOrders });
  const [view, change] = params;
  const editable = isOpen(session);
  // Links from other pages open the dialog at once.
  const [adding, setAdding] = useState(new URLSearchParams(useLocation().search).has("add") && editable);
  const [revoking, setRevoking] = useState<Attendee | null>(null);
  const [chosen, setChosen] = useState(none);
  /** Removed in the page, but not on the server while the removal can be undone. */
  const [removed, setRemoved] = useState(none);
  const people = session.attendees.filter((person) => !removed.has(person.consumer_id));
  const matching = attendeesIn(people, view);
  const isCancelled = session.status === "cancelled";
  const onError = useSessionError(session);

  const remove = (leaving: readonly Attendee[]) => {
    const ids = new Set(leaving.map((person) => person.consumer_id));
    const [first] = leaving;
    const back = () => setRemoved((now) => new Set([...now].filter((id) => !ids.has(id))));
    setRemoved((now) => new Set([...now, ...ids]));
    setChosen(none);
    undoable({
      title: first && leaving.length === 1 ? texts.removed(nameOf(first)) : texts.removedMany(leaving.length),
      undoLabel: actionTexts.actions.undo,
      undo: back,
      commit: () => {
        freshSession(session.id)
          .then(({ attendees, version }) => {
            const staying = attendees.flatMap(({ consumer_id: id }) => (ids.has(id) ? [] : [id]));
            return sessionApi.setAttendees(session.id, { consumer_ids: staying }, version);
          })
          .then(() => toast.good(actionTexts.done.attendees), onError)
          .finally(back);
      },
    });
  };
  const add = editable && (
    <Button onClick={() => setAdding(true)}>
      <UserPlus aria-hidden="true" strokeWidth={1.5} />
      {texts.add}
    </Button>
  );
  return (
    <section id="attendees" aria-labelledby="attendees-title" className="grid gap-4">
      {people.length === 0 ? (
        <>
          <h2 id="attendees-title" className="sr-only">
            {texts.title}
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line p-5">
            <div className="max-w-[52ch]">
              <p className="font-semibold">{texts.none}</p>
              <p className="text-ink-soft">{texts.noneText}</p>
            </div>
            {add}
          </div>
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-70">
              <h2 id="attendees-title" className="tabular-nums">
                {isCancelled ? texts.title : texts.sum(session)}
              </h2>
              {!isCancelled && <p className="text-sm text-ink-soft">{texts.sumHint(session)}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <RemindButton session={session} request="answer" />
              <RemindButton session={session} request="check" />
              {add}
            </div>
          </div>
          <ReadinessBand
            counts={countStates(people.map((person) => person.readiness))}
            chosen={view.state}
            onChoose={(state) => change({ state })}
          />
          <AttendeeFilters params={params} people={people} />
          {chosen.size > 0 && (
            <SelectionBar
              session={session}
              chosen={people.filter((person) => chosen.has(person.consumer_id))}
              actions={actions}
              onRemove={remove}
              onClear={() => setChosen(none)}
            />
          )}
          {matching.length === 0 ? (
            <p role="status">{texts.noMatch(view.search)}</p>
          ) : (
            <AttendeeTable
              people={matching}
              session={session}
              actions={actions}
              chosen={chosen}
              onChoose={setChosen}
              onRevoke={setRevoking}
              onRemove={(person) => remove([person])}
            />
          )}
        </>
      )}
      <ForIt session={session} />
      {revoking && (
        <RevokeDialog
          name={nameOf(revoking)}
          busy={actions.revokeLink.isPending}
          onClose={() => setRevoking(null)}
          onConfirm={() =>
            actions.revokeLink.mutate(revoking.consumer_id, { onSettled: () => setRevoking(null) })
          }
        />
      )}
      <Suspense>{adding && <AttendeeDialog session={session} onClose={() => setAdding(false)} />}</Suspense>
    </section>
  );
}
