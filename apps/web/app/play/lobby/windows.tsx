import type { Seat } from "@lantern/engine/commands";
import type { LobbyView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { useLive, useLiveState } from "../stage/live-context.ts";
import { ReactionIcon } from "../stage/reactions.tsx";
import { Portrait } from "../ui/portrait.tsx";

/** Most dark windows that are drawn. The number beside the heading has the rest. */
const DARK_MAX = 14;

const port = "relative grid min-w-0 content-start justify-items-center gap-2 text-center wrap-anywhere";

function Pane({ seat }: { seat: Seat }) {
  const me = useLive((live) => live.me);
  const name = useLive(({ directory }) => directory.people[seat]?.name);
  const reaction = useLiveState(({ reactions }) => reactions.findLast((one) => one.seat === seat));
  return (
    <li className={seat === me ? `is-me font-semibold text-ember ${port}` : `font-medium ${port}`}>
      <span className="l-pane">
        <Portrait seat={seat} />
      </span>
      {reaction && (
        <span className="l-rise absolute -top-1.5 left-[calc(50%+18px)] grid size-8.5 place-items-center rounded-full bg-ember text-on-ember">
          <ReactionIcon of={reaction.r} />
        </span>
      )}
      {seat === me ? t.live().lobby.you : name}
    </li>
  );
}

/** A lit window for everybody who is here, and a dark one for everybody who is expected. */
export function Windows({ people, missing }: { people: LobbyView["people"]; missing: number }) {
  const dark = Array.from({ length: Math.min(missing, DARK_MAX) }, (_, at) => `dark-${at}`);
  return (
    <ul className="grid max-w-225 grid-cols-[repeat(auto-fill,minmax(66px,1fr))] gap-x-1.5 gap-y-3.5 sideways:gap-y-1.5 sideways:text-sm sideways:grid-cols-[repeat(auto-fill,minmax(52px,1fr))]! sideways:[&>.is-dark]:hidden sideways:[&_.l-initials]:text-base sideways:[&_.l-pane]:size-11 sideways:*:gap-0.5 lg:grid-cols-7">
      {people.map((person) => (
        <Pane key={person.seat} seat={person.seat} />
      ))}
      {dark.map((key) => (
        <li key={key} className={`is-dark ${port}`} aria-hidden="true">
          <span className="l-pane">
            <svg viewBox="0 0 74 74" aria-hidden="true">
              <path
                d="M16 30a24 24 0 0 1 18-16"
                fill="none"
                stroke="#8fa3c4"
                strokeOpacity=".7"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </span>
        </li>
      ))}
    </ul>
  );
}
