import { readinessStates } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { freshSession } from "../../api/queries/sessions.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ListChoice, ListSearch } from "../../ui/list-filters.tsx";
import { readinessNames } from "../../ui/readiness-names.ts";
import { countStates, type ReadinessCounts, statesIn } from "../../ui/street/meter.tsx";
import { WindowIcon, type WindowState } from "../../ui/street/window.tsx";
import { toast } from "../../ui/toast.ts";
import { undoable } from "../../ui/undoable.ts";
import { type ListParams, useListParams } from "../../ui/use-list-params.ts";
import { nameOf } from "../shared/people/model.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { isOpen } from "../shared/session/model.ts";
import { notLoaded } from "../shared/session/not-loaded.tsx";
import { RemindButton } from "../shared/session/readiness/remind-button.tsx";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import { useSessionError } from "../shared/session/use-session-error.ts";
import { AttendeeTable } from "./attendee-table.tsx";
import { type Attendee, attendeesIn, type BoardView, boardOrders } from "./board-model.ts";
import { ForIt } from "./readiness/for-it.tsx";
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

  const remove = (removing: readonly Attendee[]) => {
    const ids = new Set(removing.map((person) => person.consumer_id));
    const [first] = removing;
    const back = () => setRemoved((current) => new Set([...current].filter((id) => !ids.has(id))));
    setRemoved((current) => new Set([...current, ...ids]));
    setChosen(none);
    undoable({
      title:
        first && removing.length === 1 ? texts.removed(nameOf(first)) : texts.removedMany(removing.length),
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

/** Search, state and order of the board. */
function AttendeeFilters({ params, people }: { params: ListParams<BoardView>; people: readonly Attendee[] }) {
  const [{ state }] = params;
  const counts = countStates(people.map((person) => person.readiness));
  const states = statesIn(counts);
  // The last person may have left the state that is shown.
  if (state && !states.includes(state)) states.push(state);
  return (
    <search className="flex flex-wrap gap-3">
      <ListSearch params={params} label={texts.search(people.length)} />
      <ListChoice
        params={params}
        name="state"
        label={texts.show}
        options={[
          ["", texts.showAll(people.length)],
          ...states.map((each) => [each, `${readinessNames[each]} (${formatNumber(counts[each])})`] as const),
        ]}
      />
      <ListChoice
        params={params}
        name="order"
        label={texts.sort}
        options={boardOrders.map((order) => [order, texts.orders[order]])}
      />
    </search>
  );
}

/** The readiness states, each as wide as its share, with large numbers. Each shows only its people on the board. */
function ReadinessBand({
  counts,
  chosen,
  onChoose,
}: {
  counts: ReadinessCounts;
  /** The only state that the board shows; empty: all. */
  chosen: WindowState | "";
  onChoose: (state: WindowState | "") => void;
}) {
  return (
    <div className="flex gap-1 max-md:grid max-md:gap-0">
      {statesIn(counts).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state === chosen ? "" : state)}
          style={{ flexGrow: counts[state] }}
          className={cn(
            "min-w-28 basis-0 border-b-2 text-start hover:bg-hover max-md:flex max-md:min-h-11 max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line",
            state === chosen ? "border-ember" : "border-transparent",
          )}
        >
          <i aria-hidden="true" className={`m-${state} mb-2 block h-2.5 rounded-[3px] max-md:hidden`} />
          <span className="md:hidden">
            <WindowIcon state={state} />
          </span>
          <b className="block font-display text-lg leading-tight font-medium tabular-nums max-md:w-8 max-md:text-end">
            {formatNumber(counts[state])}
          </b>
          <span className="text-sm text-ink-soft">{readinessNames[state]}</span>
        </button>
      ))}
    </div>
  );
}

interface Props {
  name: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms that a person's join link is revoked. */
function RevokeDialog({ name, busy, onClose, onConfirm }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={sessionTexts.attendees.revoking.title(name)}
      description={sessionTexts.attendees.revoking.text}
      actions={
        <>
          <Button onClick={onClose}>{sessionTexts.attendees.revoking.cancel}</Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {sessionTexts.attendees.revoking.submit}
          </Button>
        </>
      }
    />
  );
}
