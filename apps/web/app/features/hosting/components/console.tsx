import type { HostSessionView, Snapshot } from "@lantern/contract/live";
import { lazy, Suspense, useMemo, useState } from "react";
import { t } from "../../../i18n/index.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { type Asking, AskingContext } from "../asking.ts";
import { type Desk, DeskContext, useAsk, useDesk } from "../desk.ts";
import type { Happening } from "../happenings.ts";
import { callsOf, nameOf } from "../model.ts";
import { useHappenings } from "../use-happenings.ts";
import { type Line, useLine } from "../use-line.ts";
import { Head } from "./head.tsx";
import { Lobby, Missing, TakenOut } from "./lobby.tsx";
import { Log } from "./log.tsx";
import { Questions } from "./questions.tsx";
import { Reports } from "./reports.tsx";
import { TeamTable } from "./team-table.tsx";

const texts = t.host;
const Visit = lazy(() => import("./visit.tsx"));

/** Calls for help are said as they come; nothing is repeated when a row changes otherwise. */
function CallsAloud() {
  const { room, directory } = useDesk();
  return (
    <div role="status" className="sr-only">
      {callsOf(room).map(({ team, seat }) => (
        <p key={seat}>{texts.log.help(nameOf(directory, seat), team.name)}</p>
      ))}
    </div>
  );
}

function Paused() {
  const ask = useAsk();
  return (
    <Note
      kind="warn"
      role="status"
      title={texts.paused.title}
      className="mb-6"
      action={
        <Button size="sm" onClick={() => void ask({ type: "resume" }, texts.done.resumed)}>
          {texts.actions.resume}
        </Button>
      }
    >
      {texts.paused.text}
    </Note>
  );
}

function LineNote({ line }: { line: Line }) {
  const { link, unsent } = line.state;
  if (link !== "lost" && !unsent) return null;
  return (
    <Note kind="bad" role="status" className="mb-6">
      {link === "lost" ? texts.line.lost : texts.line.unsent}
    </Note>
  );
}

function AtTheDesk({ desk, line, seen }: { desk: Desk; line: Line; seen: Happening[] }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { phase } = desk.room.clock;
  const { teams } = desk.room;
  return (
    <DeskContext value={desk}>
      <AskingContext value={setAsking}>
        <div className="flex min-h-dvh flex-col">
          <Head />
          <CallsAloud />
          <div className="grid flex-1 content-start xl:grid-cols-[minmax(0,1fr)_320px] xl:content-stretch">
            <main id="main" className="min-w-0 px-4 py-6 md:px-8">
              <LineNote line={line} />
              {phase === "paused" && <Paused />}
              <Lobby />
              {phase === "lobby" && <Missing />}
              {teams.length > 0 && <TeamTable />}
            </main>
            <aside className="min-w-0 border-line bg-raised px-4 py-6 max-xl:border-t md:px-6 xl:border-l">
              <Reports />
              {phase !== "lobby" && <Missing />}
              <TakenOut />
              <Log seen={seen} />
            </aside>
          </div>
        </div>
        <Questions asking={asking} onClose={() => setAsking(null)} />
      </AskingContext>
    </DeskContext>
  );
}

function Gone({ line, sessionId }: { line: Line; sessionId: string }) {
  const { refused, again } = line;
  const known = refused === "removed" || refused === "cancelled" || refused === "unauthenticated";
  return (
    <main id="main" className="mx-auto max-w-140 px-4 py-16">
      <h1>{texts.gone.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{known ? texts.gone[refused] : texts.gone.other}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/dashboard/sessions/${sessionId}`}>{texts.backToSession}</ButtonLink>
        <Button tone="primary" onClick={again}>
          {texts.gone.again}
        </Button>
      </div>
    </main>
  );
}

const asDesk = (snapshot: Snapshot | null): HostSessionView | null =>
  snapshot?.view.stage === "host" ? snapshot.view : null;

/** The console of one hour: the desk with all teams, or the room of the one that is visited. */
export function Console({ sessionId, title }: { sessionId: string; title: string }) {
  const line = useLine(sessionId);
  const { snapshot } = line.state;
  const { client, send } = line;
  const now = useMemo(() => () => client?.clock.now() ?? Date.now(), [client]);
  const room = asDesk(snapshot);
  const seen = useHappenings(room, now);
  const desk = useMemo<Desk | null>(
    () => (room && snapshot ? { sessionId, title, room, directory: snapshot.directory, now, send } : null),
    [sessionId, title, room, snapshot, now, send],
  );
  if (line.refused) return <Gone line={line} sessionId={sessionId} />;
  if (desk) return <AtTheDesk desk={desk} line={line} seen={seen} />;
  if (snapshot && client)
    return (
      <Suspense fallback={<SkeletonRows label={texts.visit.opening} />}>
        <Visit line={line} client={client} />
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
