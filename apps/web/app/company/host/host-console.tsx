import type { HostSessionView, Snapshot } from "@lantern/contract/live";
import { Eye, EyeOff } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useExperience } from "../../api/queries/adventures.ts";
import { withTexts } from "../../i18n/with-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { useNow } from "../../ui/use-now.ts";
import { type Confirmation, ConfirmationContext } from "./confirmation.ts";
import { Confirmations } from "./confirmations.tsx";
import { delaysOf } from "./delays.ts";
import { type HostControls, HostControlsContext, useCommand, useHostControls } from "./host-controls.ts";
import { eventsBetween, type HostEvent } from "./host-events.ts";
import { HostHeader } from "./host-header.tsx";
import { Lobby, Missing, RemovedPeople } from "./lobby.tsx";
import { Log } from "./log.tsx";
import { helpRequestsOf, nameOf } from "./model.ts";
import { TeamTable } from "./team-table.tsx";
import { texts } from "./texts.ts";
import { type HostConnection, useHostConnection } from "./use-host-connection.ts";

const Visit = lazy(() => withTexts(["live", "liveScenes"], () => import("./visit.tsx")));

/** Announces requests for help as they come. Existing ones are not announced again when a row changes. */
function HelpAnnouncer() {
  const { view, directory } = useHostControls();
  return (
    <div role="status" className="sr-only">
      {helpRequestsOf(view).map(({ team, seat }) => (
        <p key={seat}>{texts.log.help(nameOf(directory, seat), team.name)}</p>
      ))}
    </div>
  );
}

function Paused() {
  const runCommand = useCommand();
  return (
    <Note
      kind="warn"
      role="status"
      title={texts.paused.title}
      className="mb-6"
      action={
        <Button size="sm" onClick={() => void runCommand({ type: "resume" }, texts.done.resumed)}>
          {texts.actions.resume}
        </Button>
      }
    >
      {texts.paused.text}
    </Note>
  );
}

function ConnectionNote({ connection }: { connection: HostConnection }) {
  const { link, unsent } = connection.state;
  if (link !== "lost" && !unsent) return null;
  return (
    <Note kind="bad" role="status" className="mb-6">
      {link === "lost" ? texts.connection.lost : texts.connection.unsent}
    </Note>
  );
}

function HostConsoleView({
  adventure,
  controls,
  connection,
  events,
}: {
  adventure: string | null;
  controls: HostControls;
  connection: HostConnection;
  events: HostEvent[];
}) {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const { phase } = controls.view.clock;
  const { teams } = controls.view;
  return (
    <HostControlsContext value={controls}>
      <ConfirmationContext value={setConfirmation}>
        <div className="flex min-h-dvh flex-col">
          <HostHeader />
          <HelpAnnouncer />
          <div className="grid flex-1 content-start xl:grid-cols-[minmax(0,1fr)_320px] xl:content-stretch">
            <main id="main" className="min-w-0 px-4 py-6 md:px-8 xl:pb-20">
              <ConnectionNote connection={connection} />
              {phase === "paused" && <Paused />}
              <Lobby />
              {phase === "lobby" && <Missing />}
              {teams.length > 0 && <TeamTable />}
            </main>
            {/* The padding keeps its end clear of the help button. */}
            <aside
              data-sticky-aside=""
              className="min-w-0 border-line bg-raised px-4 pt-6 pb-34 max-xl:border-t md:px-6 md:pb-20 xl:border-s xl:pb-6"
            >
              <Reports />
              <AdventureNotes adventure={adventure} />
              {phase !== "lobby" && <Missing />}
              <RemovedPeople />
              <Log events={events} />
            </aside>
          </div>
        </div>
        <Confirmations confirmation={confirmation} onClose={() => setConfirmation(null)} />
      </ConfirmationContext>
    </HostControlsContext>
  );
}

function HostConsoleClosed({ connection, sessionId }: { connection: HostConnection; sessionId: string }) {
  const { refused, again } = connection;
  const hasText = refused === "removed" || refused === "cancelled" || refused === "unauthenticated";
  return (
    <main id="main" className="mx-auto max-w-140 px-4 py-16">
      <h1>{texts.closed.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{hasText ? texts.closed[refused] : texts.closed.other}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/dashboard/sessions/${sessionId}`}>{texts.backToSession}</ButtonLink>
        <Button tone="primary" onClick={again}>
          {texts.closed.again}
        </Button>
      </div>
    </main>
  );
}

const asHostView = (snapshot: Snapshot | null): HostSessionView | null =>
  snapshot?.view.stage === "host" ? snapshot.view : null;

/** The console of one session: all teams, or the stage of the team that is visited. */
export function HostConsole({
  sessionId,
  title,
  adventure,
}: {
  sessionId: string;
  title: string;
  adventure: string | null;
}) {
  const connection = useHostConnection(sessionId);
  const { snapshot } = connection.state;
  const { client, send } = connection;
  const now = useMemo(() => () => client?.clock.now() ?? Date.now(), [client]);
  const view = asHostView(snapshot);
  const events = useHostEvents(view, now);
  const controls = useMemo<HostControls | null>(
    () => (view && snapshot ? { sessionId, title, view, directory: snapshot.directory, now, send } : null),
    [sessionId, title, view, snapshot, now, send],
  );
  if (connection.refused) return <HostConsoleClosed connection={connection} sessionId={sessionId} />;
  if (controls)
    return (
      <HostConsoleView adventure={adventure} controls={controls} connection={connection} events={events} />
    );
  if (snapshot && client)
    return (
      <Suspense fallback={<SkeletonRows label={texts.visit.opening} />}>
        <Visit connection={connection} client={client} />
      </Suspense>
    );
  return (
    <main id="main" className="px-4 py-8 md:px-8">
      <h1>{texts.opening}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{texts.openingText}</p>
      <SkeletonRows label={texts.opening} />
    </main>
  );
}

/** What a host of this adventure should know. Open until the session starts. */
function AdventureNotes({ adventure }: { adventure: string | null }) {
  const experience = useExperience(adventure);
  const { view } = useHostControls();
  const notes = experience?.guide?.host;
  if (!experience || !notes) return null;
  return (
    <details className="mb-8" open={view.clock.phase === "lobby"}>
      <summary className="font-semibold">{texts.notes(experience.title)}</summary>
      <ul className="mt-2 grid list-disc gap-2 ps-5 text-sm" lang={experience.locale}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}

/** The oldest events above this number are dropped. */
const MAX_EVENTS = 80;
/** How often delays are looked for, in milliseconds. */
const REFRESH_EVERY_MS = 5000;

/** Events since this page was opened, newest first. After a reconnect, all that was missed arrives at once. */
function useHostEvents(view: HostSessionView | null, now: () => number): HostEvent[] {
  const before = useRef<HostSessionView | null>(null);
  const reported = useRef(new Set<string>());
  const [events, setEvents] = useState<HostEvent[]>([]);
  const time = useNow(REFRESH_EVERY_MS, now);
  useEffect(() => {
    if (!view) return;
    const delays = delaysOf(view, time).filter(({ key }) => !reported.current.has(key));
    for (const { key } of delays) reported.current.add(key);
    const late = delays.map(({ key: _, ...delay }): HostEvent => ({ ...delay, at: time }));
    const changes = before.current ? eventsBetween(before.current, view, now()) : [];
    before.current = view;
    const fresh = [...changes, ...late];
    if (fresh.length > 0) setEvents((older) => [...fresh.reverse(), ...older].slice(0, MAX_EVENTS));
  }, [view, now, time]);
  return events;
}

/** Chat messages that were reported by teammates. */
function Reports() {
  const { view, directory } = useHostControls();
  const runCommand = useCommand();
  if (view.reports.length === 0) return null;
  return (
    <section aria-labelledby="reports" className="mb-8">
      <h2 id="reports">{texts.reports.title}</h2>
      <ul className="mt-2">
        {view.reports.map(({ textId, team, seat, hidden }) => (
          <li key={textId} className="border-b border-line py-3 last:border-0">
            <p className="text-sm text-ink-soft">
              {texts.reports.by(
                nameOf(directory, seat),
                view.teams.find(({ id }) => id === team)?.name ?? texts.reports.lobby,
              )}
            </p>
            <p dir="auto" className="my-1">
              {hidden ? <i>{texts.reports.hidden}</i> : (directory.texts[textId] ?? texts.reports.erased)}
            </p>
            <Button
              size="sm"
              onClick={() =>
                void runCommand(
                  { type: "hide", text: textId, on: !hidden },
                  hidden ? texts.done.restored : texts.done.hidden,
                )
              }
            >
              {hidden ? (
                <Eye aria-hidden="true" strokeWidth={1.5} />
              ) : (
                <EyeOff aria-hidden="true" strokeWidth={1.5} />
              )}
              {hidden ? texts.reports.show : texts.reports.hide}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
