import type { Seat } from "@lantern/engine/commands";
import type { LobbyView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { useLive, useLiveState } from "../stage/live-context.ts";
import { reactionIcons } from "../stage/reactions.tsx";
import { Portrait } from "../ui/portrait.tsx";

/** Most dark windows that are drawn. The number beside the heading has the rest. */
const DARK_MAX = 14;

function Pane({ seat }: { seat: Seat }) {
  const me = useLive((live) => live.me);
  const name = useLive(({ directory }) => directory.people[seat]?.name);
  const reaction = useLiveState(({ reactions }) => reactions.findLast((one) => one.seat === seat));
  const Icon = reaction && reactionIcons[reaction.r];
  return (
    <li className={seat === me ? "l-port is-me" : "l-port"}>
      <span className="l-pane">
        <Portrait seat={seat} />
      </span>
      {Icon && (
        <span className="l-port-wave">
          <Icon aria-hidden="true" />
        </span>
      )}
      {seat === me ? t.live.lobby.you : name}
    </li>
  );
}

/** A lit window for everybody who is here, and a dark one for everybody who is expected. */
export function Windows({ people, missing }: { people: LobbyView["people"]; missing: number }) {
  const dark = Array.from({ length: Math.min(missing, DARK_MAX) }, (_, at) => `dark-${at}`);
  return (
    <ul className="l-ports">
      {people.map((person) => (
        <Pane key={person.seat} seat={person.seat} />
      ))}
      {dark.map((key) => (
        <li key={key} className="l-port is-dark" aria-hidden="true">
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
