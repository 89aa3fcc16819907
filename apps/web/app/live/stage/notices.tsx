import type { PersonView } from "@lantern/engine/views";
import { Pause, Unplug } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { LineNotices } from "./line-notices.tsx";
import { useRoom, useServerNow } from "./room.ts";

/** Somebody's line broke: who, until when they are waited for, and where their cards go then. */
function Reconnecting({ person }: { person: PersonView }) {
  const { directory, mine } = useRoom();
  const now = useServerNow(500);
  const name = directory.people[person.seat]?.name ?? "";
  const left = Math.max(0, Math.ceil(((person.graceEndsAt ?? now) - now) / 1000));
  const toMe = mine?.understudyOf.includes(person.seat) ?? false;
  return (
    <p className="l-notice">
      <Unplug aria-hidden="true" />
      {/* Read once, not every second. */}
      <span className="sr-only">{t.live.people.isReconnecting(name)}</span>
      <span aria-hidden="true">{t.live.people.passesOnIn(name, toMe, left)}</span>
    </p>
  );
}

/** What is going on with the lines and the clock, in words, at one place. */
export function Notices() {
  const { lost, view, me } = useRoom();
  const dropped = view.people.filter(({ presence, seat }) => presence === "dropped" && seat !== me);
  return (
    <div className="l-notices" role="status">
      <LineNotices />
      {!lost && dropped.map((person) => <Reconnecting key={person.seat} person={person} />)}
      {!lost && view.clock.phase === "paused" && (
        <p className="l-notice is-strong">
          <Pause aria-hidden="true" />
          <b>{t.live.stage.paused}</b> {t.live.stage.pausedDetail}
        </p>
      )}
    </div>
  );
}
