import { isHostSeat } from "@lantern/contract/live-protocol";
import type { PersonView } from "@lantern/engine/views";
import { AudioLines, MessageSquareText, MicOff, Pause, Timer, Unplug } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useSpeech } from "../announcer/speech.tsx";
import { useCall } from "../call/call-context.ts";
import type { TeamCall } from "../call/team-call.ts";
import { useStore } from "../client/use-store.ts";
import { textOf } from "./chat.ts";
import { ConnectionNotifications, NotificationArea, notification } from "./connection-notifications.tsx";
import { useIsLost, useLive, useLiveState, useServerNow, useStage } from "./live-context.ts";
import { ResourceNews } from "./resource-news.tsx";
import { secondsUntil, timeOfDay } from "./timing.ts";

/** How long a host's message covers the stage. It stays in the chat. */
const HOST_MESSAGE_MS = 15_000;
const NEWS_MS = 8000;
const REQUEST_MS = 8000;

/** True for some time after a value changed. The value at the start doesn't count. */
function useNews(value: number | null, forMs: number): boolean {
  const [last, setLast] = useState({ value, isNew: false });
  if (last.value !== value) setLast({ value, isNew: true });
  useEffect(() => {
    if (!last.isNew) return;
    const timer = setTimeout(() => setLast({ value: last.value, isNew: false }), forMs);
    return () => clearTimeout(timer);
  }, [last, forMs]);
  return last.isNew;
}

/** Somebody lost connection: who, how long their seat is held, and who gets their cards then. */
function Reconnecting({ person }: { person: PersonView }) {
  const name = useLive(({ directory }) => directory.people[person.seat]?.name ?? "");
  const toMe = useLive(({ mine }) => mine?.understudyOf.includes(person.seat) ?? false);
  const now = useServerNow(500);
  const left = Math.ceil(secondsUntil(person.graceEndsAt ?? now, now));
  return (
    <p className={notification()}>
      <Unplug aria-hidden="true" />
      {/* Without the seconds, which would change while somebody reads. */}
      <span className="sr-only">{t.live().people.isReconnecting(name)}</span>
      <span aria-hidden="true">{t.live().people.passesOnIn(name, toMe, left)}</span>
    </p>
  );
}

/** A host's recent message, for people whose chat is closed. */
function HostMessage() {
  const now = useServerNow(1000);
  const last = useStage(({ view }) => view.chat.findLast(({ seat }) => seat === "host"));
  const text = useLive((live) => last && textOf(last, live));
  if (!last || !text || now - last.at > HOST_MESSAGE_MS) return null;
  return (
    <p className={notification("strong")}>
      <MessageSquareText aria-hidden="true" />
      <span className="small:line-clamp-2">
        <b>{t.live().dock.host}</b> <bdi>{text}</bdi>
      </span>
    </p>
  );
}

/** Somebody of the story asks a teammate, or this person, for a card. */
function CardRequest() {
  const now = useServerNow(1000);
  const request = useStage(({ view }) => view.request);
  const name = useLive(({ directory }) => directory.people[request?.seat ?? ""]?.name ?? "");
  if (!request || now - request.at > REQUEST_MS) return null;
  const question = request.picture ? t.live().hand.requestToSee : t.live().hand.request;
  return (
    <p className={notification("strong")} aria-hidden="true">
      <span className="small:line-clamp-2">
        <b>{request.asker}</b> <bdi>{question(name)}</bdi>
      </span>
    </p>
  );
}

/** Tells the team that a host is in the call, for as long as one is. */
function HostInCall({ call }: { call: TeamCall }) {
  const here = useStore(call.mesh.state, ({ peers }) => Object.keys(peers).some(isHostSeat));
  const { announce } = useSpeech();
  useEffect(() => {
    if (here) announce({ key: "host in call", urgency: "now", text: t.live().stage.hostInCall });
  }, [here, announce]);
  return (
    here && (
      <p className={notification("strong")}>
        <AudioLines aria-hidden="true" />
        {t.live().stage.hostInCall}
      </p>
    )
  );
}

function Muted() {
  const news = useNews(
    useLiveState((state) => state.mutedAt),
    NEWS_MS,
  );
  return (
    news && (
      <p className={notification()}>
        <MicOff aria-hidden="true" />
        {t.live().stage.muted}
      </p>
    )
  );
}

/** Tells everybody that the end of the session has moved. */
function EndMoved() {
  const endsAt = useStage(({ view }) => view.clock.endsAt);
  const news = useNews(endsAt, NEWS_MS);
  return (
    news &&
    endsAt !== null && (
      <p className={notification()}>
        <Timer aria-hidden="true" />
        {t.live().stage.endMoved(timeOfDay(endsAt))}
      </p>
    )
  );
}

/** What is going on with connections, the clock and the hosts. */
export function Notifications() {
  const people = useStage(({ view }) => view.people);
  const team = useStage(({ view }) => view.team.id);
  const isPaused = useStage(({ view }) => view.clock.phase === "paused");
  const me = useLive((live) => live.me);
  const lost = useIsLost();
  const call = useCall();
  const dropped = people.filter(({ presence, seat }) => presence === "dropped" && seat !== me);
  return (
    <NotificationArea>
      <ConnectionNotifications />
      {!lost && dropped.map((person) => <Reconnecting key={person.seat} person={person} />)}
      {!lost && isPaused && (
        <p className={notification("strong")}>
          <Pause aria-hidden="true" />
          <b>{t.live().stage.paused}</b> {t.live().stage.pausedDetail}
        </p>
      )}
      {call && <HostInCall call={call} />}
      <HostMessage />
      <CardRequest />
      <Muted />
      <EndMoved />
      <ResourceNews key={team} />
    </NotificationArea>
  );
}
