import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { pageConfig } from "../../api/page-config.ts";
import { repliesQuery } from "../../api/queries/session-changes.ts";
import { sessionQuery } from "../../api/queries/sessions.ts";
import { queryClient } from "../../api/query-client.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { formatAgo } from "../../i18n/format.ts";
import { loadTemporal } from "../../i18n/zoned.ts";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useNow } from "../../ui/use-now.ts";
import { authorOf } from "../shared/edit-conflict/stale-note.tsx";
import { texts as conflictTexts } from "../shared/edit-conflict/texts.ts";
import { notLoaded, partNotLoaded } from "../shared/session/not-loaded.tsx";
import { type SessionActions, useSessionActions } from "../shared/session/use-session-actions.tsx";
import { Attendees } from "./attendees.tsx";
import { Emails } from "./emails.tsx";
import { Facts } from "./facts.tsx";
import { SessionHeader } from "./session-header.tsx";
import { Teams } from "./teams/teams.tsx";
import { texts } from "./texts.ts";

const DatePoll = lazy(() => import("./date-poll/date-poll.tsx").catch(partNotLoaded));
const DateDialog = lazy(() => import("./date-dialog.tsx").catch(notLoaded));
const EditDialog = lazy(() => import("./edit-dialog.tsx").catch(notLoaded));
const OpenEnrollment = lazy(() => import("./enrollment/enrollment.tsx").catch(partNotLoaded));
const TeamPages = lazy(() => import("./team-pages/team-pages.tsx").catch(partNotLoaded));
const UnplacedReplies = lazy(() => import("./unplaced-replies/unplaced-replies.tsx").catch(partNotLoaded));

interface SessionTab {
  /** In the URL: `?tab=teams`. The first visible tab is the default. */
  id: string;
  label: string;
  shows: (session: Session) => boolean;
  Panel: ComponentType<{ session: Session; actions: SessionActions }>;
}

/** In order. A feature adds its own tab with one line. */
const sessionTabs: readonly SessionTab[] = [
  { id: "attendees", label: texts.tabs.attendees, shows: () => true, Panel: Attendees },
  { id: "teams", label: texts.tabs.teams, shows: () => true, Panel: Teams },
  { id: "mails", label: texts.emails.tab, shows: ({ status }) => status !== "draft", Panel: Emails },
];

export async function loader({ params }: LoaderFunctionArgs) {
  const [session] = await Promise.all([queryClient.query(sessionQuery(params.id ?? "")), loadTemporal()]);
  return { session };
}

/** Header and facts, with one tab below them; the URL names the tab. */
export default function SessionPage() {
  const loaded = useLoaderData<typeof loader>().session;
  const session = useQuery(sessionQuery(loaded.id)).data ?? loaded;
  const local = pageConfig().local;
  const isDraft = session.status === "draft";
  const replies = useQuery({ ...repliesQuery(session.id), enabled: !isDraft }).data?.items ?? [];
  const actions = useSessionActions(session);
  const [open, setOpen] = useState<"date" | "edit" | null>(null);
  const close = () => setOpen(null);
  const [params, setParams] = useSearchParams();
  const tabs = sessionTabs.filter((tab) => tab.shows(session));
  const tab = tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
  return (
    <>
      <PageTitle>{session.title}</PageTitle>
      <SessionHeader
        session={session}
        actions={actions}
        canStart={local || session.hosting === "host"}
        onEdit={() => setOpen("edit")}
      />
      <div className="grid gap-8 md:gap-10 [&>*]:min-w-0">
        <div>
          <Facts session={session} onDate={() => setOpen("date")} onEdit={() => setOpen("edit")} />
          <SessionNotes session={session} />
          <Suspense>
            {isDraft && <DatePoll session={session} />}
            {session.status === "confirmed" && <OpenEnrollment session={session} />}
            {session.status === "completed" && <TeamPages sessionId={session.id} />}
            {replies.length > 0 && <UnplacedReplies items={replies} sessionId={session.id} />}
          </Suspense>
        </div>
        <Tabs
          label={texts.tabs.label}
          value={tab?.id ?? ""}
          items={tabs.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => setParams(id === tabs[0]?.id ? {} : { tab: id }, { preventScrollReset: true })}
        >
          {tabs.map(({ id, Panel }) => (
            <TabPanel key={id} value={id}>
              <Panel session={session} actions={actions} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
      <Suspense>
        {open === "date" && <DateDialog session={session} onClose={close} />}
        {open === "edit" && <EditDialog session={session} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Shown below the facts: the invitation's note, and the author of the last change. */
function SessionNotes({ session }: { session: Session }) {
  const now = useNow(30_000);
  return (
    <div className="mt-3 grid gap-2 text-sm text-ink-soft">
      {session.notes && (
        <p className="whitespace-pre-line">
          <b className="text-ink">{texts.noteTerm}</b> <bdi>{session.notes}</bdi>
        </p>
      )}
      {session.updated_by && (
        <p>{conflictTexts.title(authorOf(session), formatAgo(session.updated_at, now))}.</p>
      )}
    </div>
  );
}
