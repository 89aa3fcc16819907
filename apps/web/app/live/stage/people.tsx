import type { PersonView } from "@lantern/engine/views";
import { Check, Crown, LifeBuoy } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { TileFace, TileVoice } from "../call/tile-media.tsx";
import { reactionIcons } from "./reactions.tsx";
import { useRoom, useServerNow } from "./room.ts";

const words = t.live.people;

/** Where a dropped person's seconds run, and what happens to their cards. */
function Away({ person }: { person: PersonView }) {
  const now = useServerNow(500);
  if (person.presence === "here") return null;
  if (person.presence === "away") {
    return (
      <span className="l-awaytext">
        <b>{words.away}</b>
        <span>{words.cardsWithTeam}</span>
      </span>
    );
  }
  const left = Math.max(0, Math.ceil(((person.graceEndsAt ?? now) - now) / 1000));
  return (
    <span className="l-awaytext">
      <b>{words.reconnecting}</b>
      <span>{words.passesOn} </span>
      <strong>{words.seconds(left)}</strong>
    </span>
  );
}

function Reactions({ seat }: { seat: string }) {
  const { reactions } = useRoom();
  return reactions
    .filter((one) => one.seat === seat)
    .map(({ key, r }) => {
      const Icon = reactionIcons[r];
      return (
        <span key={key} className="l-reaction">
          <Icon aria-hidden="true" />
        </span>
      );
    });
}

function Tile({ person, you }: { person: PersonView; you: boolean }) {
  const { directory } = useRoom();
  const name = you ? words.you : (directory.people[person.seat]?.name ?? "");
  const state = [
    "l-tile",
    you && "is-you",
    person.presence !== "here" && "is-away",
    person.done && person.presence === "here" && "is-done",
  ];
  return (
    <li className={state.filter(Boolean).join(" ")}>
      <TileFace seat={person.seat} you={you} />
      {person.needsHelp && (
        <span className="l-badge" title={words.help}>
          <LifeBuoy aria-hidden="true" />
          <span className="sr-only">{words.help}</span>
        </span>
      )}
      <Reactions seat={person.seat} />
      <Away person={person} />
      <span className="l-name">
        {person.captain && (
          <span className="l-crown" title={words.captain}>
            <Crown aria-hidden="true" />
            <span className="sr-only">{words.captain}: </span>
          </span>
        )}
        <TileVoice seat={person.seat} you={you} />
        <span className="l-call">{name}</span>
        {person.done && person.presence === "here" && (
          <span className="l-tick" title={words.done}>
            <Check aria-hidden="true" />
            <span className="sr-only">{words.done}</span>
          </span>
        )}
        <small>
          {person.observer ? words.watching : person.role || (person.captain ? words.captain : "")}
        </small>
      </span>
    </li>
  );
}

/** The team: a column of faces, a strip on small screens. The order is by seat and never changes. */
export function People() {
  const { view, me } = useRoom();
  return (
    <aside className="l-team" aria-label={words.team}>
      <ul className="l-faces" data-count={view.people.length}>
        {view.people.map((person) => (
          <Tile key={person.seat} person={person} you={person.seat === me} />
        ))}
      </ul>
    </aside>
  );
}
