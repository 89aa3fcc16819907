import type { PersonView } from "@lantern/engine/views";
import { Check, Crown, LifeBuoy } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { TilePicture, TileVoice } from "../call/tile-media.tsx";
import { useLive, useLiveState, useServerNow, useStage } from "./live-context.ts";
import { reactionIcons } from "./reactions.tsx";

const texts = t.live.people;

/** The time left for somebody who lost connection, and where their cards go. */
function Away({ person }: { person: PersonView }) {
  const now = useServerNow(500);
  if (person.presence === "here") return null;
  if (person.presence === "away") {
    return (
      <span className="l-awaytext">
        <b>{texts.away}</b>
        <span>{texts.cardsWithTeam}</span>
      </span>
    );
  }
  const left = Math.max(0, Math.ceil(((person.graceEndsAt ?? now) - now) / 1000));
  return (
    <span className="l-awaytext">
      <b>{texts.reconnecting}</b>
      <span>{texts.passesOn} </span>
      <strong>{texts.seconds(left)}</strong>
    </span>
  );
}

function Reactions({ seat }: { seat: string }) {
  const reactions = useLiveState((state) => state.reactions);
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
  const others = useLive(({ directory }) => directory.people[person.seat]?.name ?? "");
  const name = you ? texts.you : others;
  const state = [
    "l-tile",
    you && "is-you",
    person.presence !== "here" && "is-away",
    person.done && person.presence === "here" && "is-done",
  ];
  return (
    <li className={state.filter(Boolean).join(" ")}>
      <TilePicture seat={person.seat} you={you} />
      {person.needsHelp && (
        <span className="l-badge" title={texts.help}>
          <LifeBuoy aria-hidden="true" />
          <span className="sr-only">{texts.help}</span>
        </span>
      )}
      <Reactions seat={person.seat} />
      <Away person={person} />
      <span className="l-name">
        {person.captain && (
          <span className="l-crown" title={texts.captain}>
            <Crown aria-hidden="true" />
            <span className="sr-only">{texts.captain}: </span>
          </span>
        )}
        <TileVoice seat={person.seat} you={you} />
        <span className="l-call">{name}</span>
        {person.done && person.presence === "here" && (
          <span className="l-tick" title={texts.done}>
            <Check aria-hidden="true" />
            <span className="sr-only">{texts.done}</span>
          </span>
        )}
        <small>
          {person.observer ? texts.watching : person.role || (person.captain ? texts.captain : "")}
        </small>
      </span>
    </li>
  );
}

/** The team: a column of tiles, a strip on small screens. The order is by seat and never changes. */
export function People() {
  const people = useStage(({ view }) => view.people);
  const me = useLive((live) => live.me);
  return (
    <aside className="l-team" aria-label={texts.team}>
      <ul className="l-people" data-count={people.length}>
        {people.map((person) => (
          <Tile key={person.seat} person={person} you={person.seat === me} />
        ))}
      </ul>
    </aside>
  );
}
