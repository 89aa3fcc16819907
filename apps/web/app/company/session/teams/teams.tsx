import type { Session } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { sessionApi } from "../../../api/queries/session-changes.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../../ui/unsaved-changes-dialog.tsx";
import { StaleNote } from "../../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../../shared/edit-conflict/use-edit-conflict.ts";
import { nameOf } from "../../shared/people/model.ts";
import { actionTexts } from "../../shared/session/action-texts.ts";
import { isOpen } from "../../shared/session/model.ts";
import { type Board, boardOf, bodyOf, sameBoard } from "./board.ts";
import { rules, teamsBy } from "./rules.ts";
import { TeamBoard } from "./team-board.tsx";
import { texts } from "./texts.ts";

/** Planned teams: formed by a rule, edited by hand, saved. */
export function Teams({ session }: { session: Session }) {
  // The edited board; null while it equals the stored one.
  const [drawn, setDrawn] = useState<Board | null>(null);
  const stored = boardOf(session);
  const board = drawn ?? stored;
  const conflict = useEditConflict(session, ["attendees", "teams"]);
  const dirty = drawn !== null && !sameBoard(drawn, stored);
  const stale = dirty && conflict.changes.length > 0;
  const people = session.attendees.filter((person) => person.readiness !== "declined");
  const arrange = (next: Board) => {
    if (!dirty) conflict.accept();
    setDrawn(next);
  };
  const save = useMutation({
    mutationFn: () => {
      const listed = new Set(session.attendees.map((person) => person.consumer_id));
      // People who have been removed from the list lose their team.
      const listedOnly = board.map((team) => ({
        ...team,
        members: team.members.filter((id) => listed.has(id)),
      }));
      const body = { consumer_ids: [...listed], teams: bodyOf(listedOnly) };
      return conflict.save((version) => sessionApi.setAttendees(session.id, body, version));
    },
    onSuccess: () => {
      setDrawn(null);
      toast.good(actionTexts.done.attendees);
    },
  });
  const undo = () => {
    setDrawn(null);
    conflict.accept();
  };

  return (
    <section aria-labelledby="teams-title" className="grid gap-4">
      <h2 id="teams-title" className="sr-only">
        {texts.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{texts.sub}</p>
        {isOpen(session) && people.length > 1 && (
          <Menu trigger={<Button>{texts.form}</Button>}>
            {rules.map((rule) => (
              <MenuItem key={rule} onSelect={() => arrange(teamsBy(rule, people, Math.random))}>
                {texts.rules[rule]}
              </MenuItem>
            ))}
            <MenuItem onSelect={() => arrange([])}>{texts.rules.none}</MenuItem>
          </Menu>
        )}
      </div>
      {stale && <StaleNote session={session} base={conflict} onTheirs={undo} />}
      {people.length === 0 && <p>{texts.nobody}</p>}
      {people.length > 0 &&
        (isOpen(session) ? (
          <TeamBoard people={people} board={board} onChange={arrange} />
        ) : (
          <TeamList session={session} />
        ))}
      {save.error && !stale && <FieldError>{messageFor(save.error)}</FieldError>}
      <UnsavedChangesDialog unsaved={() => dirty} />
      {dirty && (
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-5 mt-26 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-page py-3 max-md:bottom-[calc(68px+env(safe-area-inset-bottom))]"
        >
          <p role="status">{texts.unsaved}</p>
          <span className="flex gap-2">
            <Button onClick={undo}>{texts.undo}</Button>
            <Button tone="primary" disabled={stale} busy={save.isPending} onClick={() => save.mutate()}>
              {texts.save}
            </Button>
          </span>
        </div>
      )}
    </section>
  );
}

/** The planned teams, once the session is running or over. */
function TeamList({ session }: { session: Session }) {
  const byId = new Map(session.attendees.map((person) => [person.consumer_id, person]));
  if (session.teams.length === 0) return <p className="text-ink-soft">{texts.noneWished}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {session.teams.map(({ id, name, members }) => (
        <section key={id} aria-label={name} className="rounded-md border border-line p-4">
          <h3 className="font-text text-base font-semibold">{name}</h3>
          <ul>
            {members
              .flatMap((member) => byId.get(member) ?? [])
              .map((person) => (
                <li key={person.consumer_id}>{nameOf(person)}</li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
