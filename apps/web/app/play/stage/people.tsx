import type { PersonView } from "@lantern/engine/views";
import { Check, Crown, LifeBuoy } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { TilePicture, TileVoice } from "../call/tile-media.tsx";
import { useLive, useLiveState, useServerNow, useStage } from "./live-context.ts";
import { ReactionIcon } from "./reactions.tsx";
import { SpokenByOne, SpokenLast } from "./spoken.tsx";
import { secondsUntil } from "./timing.ts";

const texts = () => t.live().people;

const away =
  "absolute inset-x-3 top-2 text-sm leading-snug max-xl:inset-x-0.5 max-xl:top-1.5 max-xl:text-center";
/** On a phone there is room for the seconds only. */
const reason = "block max-xl:hidden";

/** The time left for somebody who lost connection, and where their cards go. */
function Away({ person }: { person: PersonView }) {
  const now = useServerNow(500);
  if (person.presence === "here") return null;
  if (person.presence === "away") {
    return (
      <span className={away}>
        <b className={reason}>{texts().away}</b>
        <span className="max-xl:hidden">{texts().cardsWithTeam}</span>
      </span>
    );
  }
  const left = Math.ceil(secondsUntil(person.graceEndsAt ?? now, now));
  return (
    <span className={away}>
      <b className={reason}>{texts().reconnecting}</b>
      <span className="max-xl:hidden">{texts().passesOn} </span>
      <strong className="tabular-nums">{texts().seconds(left)}</strong>
    </span>
  );
}

function Reactions({ seat }: { seat: string }) {
  const reactions = useLiveState((state) => state.reactions);
  return reactions
    .filter((one) => one.seat === seat)
    .map(({ key, r }) => (
      <span
        key={key}
        className="l-reaction absolute top-3 end-3 grid size-11.5 place-items-center rounded-full bg-ember text-on-ember max-xl:top-1 max-xl:right-[calc(50%-20px)] max-xl:size-10 [&>svg]:size-6.5"
      >
        <ReactionIcon of={r} />
      </span>
    ));
}

function Tile({ person, you }: { person: PersonView; you: boolean }) {
  const others = useLive(({ directory }) => directory.people[person.seat]?.name ?? "");
  const name = you ? texts().you : others;
  const isAway = person.presence !== "here";
  const isDone = person.done && !isAway;
  const border = isAway ? "l-away border-dashed border-ember-line" : you ? "border-tide-line" : "border-line";
  return (
    <li
      className={`l-tile relative min-h-0 overflow-hidden rounded-md border bg-raised max-xl:h-[calc(var(--people)-12px)] max-xl:min-w-0 max-xl:flex-1 sideways:h-auto sideways:min-h-0 ${border}`}
    >
      <TilePicture seat={person.seat} you={you} />
      {person.needsHelp && (
        <span
          className="absolute top-2 start-2 inline-grid size-7 place-items-center rounded-full bg-page text-ember max-xl:top-1 max-xl:start-1"
          title={texts().help}
        >
          <LifeBuoy aria-hidden="true" />
          <span className="sr-only">{texts().help}</span>
        </span>
      )}
      <Reactions seat={person.seat} />
      {!you && <SpokenByOne seat={person.seat} />}
      <Away person={person} />
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-1.5 bg-linear-to-t from-page from-38% to-transparent px-2.5 pt-5.5 pb-2 font-semibold max-xl:justify-center max-xl:gap-1 max-xl:px-0.5 max-xl:pt-4 max-xl:pb-1 max-xl:text-sm [&_svg]:size-4.5">
        {person.captain && (
          <span
            className="inline-flex text-ember max-xl:absolute max-xl:bottom-[calc(var(--people)-36px)] max-xl:start-1 sideways:-top-1 sideways:bottom-auto"
            title={texts().captain}
          >
            <Crown aria-hidden="true" />
            <span className="sr-only">{texts().captain}: </span>
          </span>
        )}
        <TileVoice seat={person.seat} you={you} />
        <span className="min-w-14 truncate max-xl:min-w-0 sideways:sr-only">{name}</span>
        {isDone && (
          <span
            className="inline-grid size-5 place-items-center rounded-full bg-tide text-page in-[.is-film]:hidden max-xl:absolute max-xl:end-1 max-xl:bottom-[calc(var(--people)-36px)] sideways:-top-1 sideways:bottom-auto [&>svg]:size-3.5 [&>svg]:stroke-[2.6]"
            title={texts().done}
          >
            <Check aria-hidden="true" />
            <span className="sr-only">{texts().done}</span>
          </span>
        )}
        <small
          className={`ms-auto min-w-0 shrink-10 truncate text-sm font-normal max-xl:hidden ${person.captain ? "text-ember" : "text-ink-soft"}`}
        >
          {person.observer ? texts().watching : person.role || (person.captain ? texts().captain : "")}
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
    <aside className="contents" aria-label={texts().team}>
      <ul
        className="grid min-h-0 auto-rows-[minmax(0,1fr)] gap-2.5 in-[.has-chat]:invisible pe-6 pb-3 ps-5 [grid-area:people] data-few:auto-rows-[minmax(0,190px)] max-xl:flex max-xl:gap-2 max-xl:px-3.5 max-xl:pt-1 max-xl:pb-2 sideways:flex-col sideways:gap-1 sideways:px-1.5 xl:in-[.is-film]:w-47.5 xl:in-[.is-film]:justify-self-end"
        data-few={people.length < 4 || undefined}
      >
        {people.map((person) => (
          <Tile key={person.seat} person={person} you={person.seat === me} />
        ))}
      </ul>
      <SpokenLast />
    </aside>
  );
}
