import type { Readiness } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { Search, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { sessionApi } from "../../api/queries/sessions.ts";
import { Button } from "../../ui/button.tsx";
import { InputWithIcon } from "../../ui/input.tsx";
import { countStates } from "../../ui/street/meter.tsx";
import { Column, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { matches, nameOf } from "../participants/model.ts";
import { actionTexts } from "./action-texts.ts";
import { type Attendee, AttendeeRow, isOver } from "./attendee-row.tsx";
import { isOpen } from "./model.ts";
import { notLoaded } from "./not-loaded.tsx";
import { ReadinessBand } from "./readiness-band.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { texts as sessionTexts } from "./texts.ts";
import type { SessionActions } from "./use-session-actions.tsx";
import { useSessionError } from "./use-session-error.ts";

const texts = sessionTexts.attendees;
const AttendeeDialog = lazy(() => import("./attendee-dialog.tsx").catch(notLoaded));

/** Attendees who need something come first, ready ones last. */
const order: Readiness[] = [
  ...(["needs_help", "no_answer", "not_invited", "coming", "declined"] as const),
  ...(["ready", "joined", "absent"] as const),
];

export function Attendees({ session, actions }: { session: Session; actions: SessionActions }) {
  const [search, setSearch] = useState("");
  // `?add` opens the dialog at once, for links from other pages.
  const [params] = useSearchParams();
  const editable = isOpen(session);
  const [adding, setAdding] = useState(editable && params.has("add"));
  const [revoking, setRevoking] = useState<Attendee | null>(null);
  const people = [...session.attendees].sort(
    (a, b) => order.indexOf(a.readiness) - order.indexOf(b.readiness),
  );
  const matching = people.filter((person) => matches(person, search));
  const set = useMutation({
    mutationFn: (consumer_ids: string[]) =>
      sessionApi.setAttendees(session.id, { consumer_ids }, session.version),
    onSuccess: () => toast.good(actionTexts.done.attendees),
    onError: useSessionError(session),
  });
  const everyone = session.attendees.map((person) => person.consumer_id);
  const add = editable && (
    <Button onClick={() => setAdding(true)}>
      <UserPlus aria-hidden="true" strokeWidth={1.5} />
      {texts.add}
    </Button>
  );
  return (
    <section id="attendees" aria-labelledby="attendees-title" className="grid gap-4">
      <h2 id="attendees-title" className="sr-only">
        {texts.title}
      </h2>
      {people.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line p-5">
          <div className="max-w-[52ch]">
            <p className="font-semibold">{texts.none}</p>
            <p className="text-ink-soft">{texts.noneText}</p>
          </div>
          {add}
        </div>
      ) : (
        <>
          <ReadinessBand counts={countStates(people.map((person) => person.readiness))} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <InputWithIcon
              type="search"
              aria-label={texts.search(people.length)}
              placeholder={texts.search(people.length)}
              icon={<Search aria-hidden="true" strokeWidth={1.5} />}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="w-full sm:w-66"
            />
            {add}
          </div>
          {matching.length === 0 && <p role="status">{texts.noMatch(search)}</p>}
          {matching.length > 0 && (
            <Table>
              <TableHeader>
                <Column>{texts.columns.person}</Column>
                <Column>{texts.columns.local}</Column>
                <Column>{texts.columns.rsvp}</Column>
                <Column>{isOver(session) ? texts.columns.came : texts.columns.check}</Column>
                <Column>
                  <span className="sr-only">{texts.columns.action}</span>
                </Column>
              </TableHeader>
              <TableBody>
                {matching.map((attendee) => (
                  <AttendeeRow
                    key={attendee.consumer_id}
                    attendee={attendee}
                    session={session}
                    actions={actions}
                    onRevoke={() => setRevoking(attendee)}
                    onRemove={() => set.mutate(everyone.filter((id) => id !== attendee.consumer_id))}
                  />
                ))}
              </TableBody>
            </Table>
          )}
        </>
      )}
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
