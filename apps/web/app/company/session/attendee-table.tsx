import type { Session } from "@lantern/contract/http";
import { Check, Checkbox } from "../../ui/checkbox.tsx";
import { Column, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { hasStarted } from "../shared/session/model.ts";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import { AttendeeRow } from "./attendee-row.tsx";
import type { Attendee } from "./board-model.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;

/** The attendees that match, each with a checkbox; the one at the top selects them all. */
export function AttendeeTable({
  people,
  session,
  actions,
  chosen,
  onChoose,
  onRevoke,
  onRemove,
}: {
  people: readonly Attendee[];
  session: Session;
  actions: SessionActions;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onRevoke: (person: Attendee) => void;
  onRemove: (person: Attendee) => void;
}) {
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onChoose(next);
  };
  const ids = people.map((person) => person.consumer_id);
  const number = ids.filter((id) => chosen.has(id)).length;
  return (
    <>
      {/* The head of the table is hidden where it is drawn as a list. */}
      <Checkbox
        label={texts.selectAll(ids.length)}
        checked={number === ids.length}
        onChange={(event) => set(ids, event.target.checked)}
        className="w-fit lg:hidden"
      />
      <Table>
        <TableHeader>
          <Column>
            <span className="flex items-center gap-3">
              <Check
                aria-label={texts.selectAll(ids.length)}
                checked={number === ids.length}
                indeterminate={number > 0 && number < ids.length}
                onChange={(event) => set(ids, event.target.checked)}
                className="max-lg:hidden"
              />
              {texts.columns.person}
            </span>
          </Column>
          <Column>{texts.columns.local}</Column>
          <Column>{texts.columns.rsvp}</Column>
          <Column>{hasStarted(session) ? texts.columns.came : texts.columns.check}</Column>
          <Column>
            <span className="sr-only">{texts.columns.action}</span>
          </Column>
        </TableHeader>
        <TableBody>
          {people.map((attendee) => (
            <AttendeeRow
              key={attendee.consumer_id}
              attendee={attendee}
              session={session}
              actions={actions}
              chosen={chosen.has(attendee.consumer_id)}
              onChoose={(on) => set([attendee.consumer_id], on)}
              onRevoke={() => onRevoke(attendee)}
              onRemove={() => onRemove(attendee)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
