import type { Session } from "@lantern/contract/http";
import { nameOf } from "../../shared/people/model.ts";
import { texts } from "./texts.ts";

/** The planned teams, once the session is running or over. */
export function TeamList({ session }: { session: Session }) {
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
