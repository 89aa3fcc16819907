import type { HostTeamView } from "@lantern/engine/views";
import { type KeyboardEvent, useState } from "react";
import type { DragHandle } from "../../ui/use-drag.ts";
import { useHostControls } from "./host-controls.ts";
import { hereIn, nameOf } from "./model.ts";
import { PersonButton } from "./person-button.tsx";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.teams;

/** The members of a team. They are one tab stop; arrow keys move between them. */
export function PeopleRow({ team, handle }: { team: HostTeamView; handle: DragHandle }) {
  const { directory } = useHostControls();
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, team.people.length - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || team.people.length === 0) return;
    const next = (current + step + team.people.length) % team.people.length;
    setAt(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
    event.preventDefault();
  };
  const called = (seats: string[]) => seats.map((seat) => nameOf(directory, seat));
  const those = (presence: "dropped" | "away") =>
    called(team.people.filter((person) => person.presence === presence).map(({ seat }) => seat));
  const observers = called(team.people.filter(({ observer }) => observer).map(({ seat }) => seat));
  const labels = [
    texts.hereOf(hereIn(team.people), team.people.length),
    those("dropped").length > 0 && texts.reconnecting(those("dropped")),
    those("away").length > 0 && texts.away(those("away")),
    observers.length > 0 && texts.observes(observers),
  ];
  return (
    <>
      <fieldset aria-label={team.name} className="flex flex-wrap gap-1.5 lg:min-w-62" onKeyDown={onKeyDown}>
        {team.people.map((person, index) => (
          <PersonButton
            key={person.seat}
            person={person}
            grip={handle(person.seat, team.id)}
            tabIndex={index === current ? 0 : -1}
          />
        ))}
      </fieldset>
      <small className="mt-1 block text-sm text-ink-soft">{labels.filter(Boolean).join(", ")}</small>
    </>
  );
}
