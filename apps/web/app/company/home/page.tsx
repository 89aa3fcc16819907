import { calledName } from "@lantern/contract/full-name";
import type { Session, SessionSummary } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { sessionQuery, sessionsQuery } from "../../api/queries/sessions.ts";
import { browserZone, formatAhead, formatLongDate } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useNow } from "../../ui/use-now.ts";
import { CreditsNote } from "../shared/billing/credits-note.tsx";
import { RunningSessions } from "../shared/running-sessions/running-sessions.tsx";
import { FirstSession } from "../shared/session/first-session.tsx";
import { nextStep, uninvited } from "../shared/session/model.ts";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { CreditsPanel } from "./credits-panel.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { greeting, nextSession, openPoints, waiting, waitingFor } from "./model.ts";
import { NextSession } from "./next-session.tsx";
import { texts } from "./texts.ts";

/** Loads after the page, and is left out when that fails. */
const nothing = () => null;
const later = () => import("./later.tsx").catch(() => null);
const RecentReports = lazy(async () => ({ default: (await later())?.RecentReports ?? nothing }));
const SeriesPanel = lazy(async () => ({ default: (await later())?.SeriesPanel ?? nothing }));

export default function DashboardHome() {
  const user = useUser();
  const list = useInfiniteQuery(sessionsQuery(""));
  const completed = useInfiniteQuery(sessionsQuery("", { status: "completed" }));
  const played = completed.data ?? [];
  const now = useNow(30_000);
  const owner = user?.user_type_id === Role.CONSUMER_ADMIN;
  const mayBuy = user?.may_buy === true;
  const sessions = list.data ?? [];
  const next = nextSession(sessions);
  const full = useQuery({ ...sessionQuery(next?.id ?? ""), enabled: next !== null }).data;
  const others = waiting(sessions, next?.id ?? null);
  return (
    <>
      <PageHeader
        title={greeting(calledName(user?.first_name, user?.last_name), new Date(now).getHours())}
        sub={
          // The day alone at first, with room for the sentences that follow on a phone.
          <span className="block max-md:min-h-[2lh]">
            {list.isSuccess
              ? subline(next, full, others.length, now)
              : `${formatLongDate(now, browserZone())}.`}
          </span>
        }
        actions={
          <>
            <ButtonLink to="/dashboard/createSeries">{texts.planSeries}</ButtonLink>
            <PlanSession />
          </>
        }
      />
      <Loaded query={list} label={texts.loading}>
        {() => (
          <div className="grid items-start gap-8 md:gap-10 xl:grid-cols-[minmax(0,1fr)_320px]">
            <div className="grid gap-8 md:gap-10 [&>*]:min-w-0">
              <RunningSessions sessions={sessions} />
              {next && <NextSession summary={next} now={now} />}
              {!next && completed.isSuccess && (played.length > 0 ? <NoneAhead /> : <FirstSession />)}
              <FirstSteps
                sessions={[...(next ? [next] : []), ...sessions, ...played]}
                verified={Boolean(user?.email_verified_at)}
                owner={owner}
                mayBuy={mayBuy}
              />
              <Suspense>{played.length > 0 && <RecentReports sessions={played.slice(0, 3)} />}</Suspense>
            </div>
            <div className="grid gap-8 md:gap-10 [&>*]:min-w-0">
              <CreditsNote offer={false} className="-mb-3 md:-mb-5" />
              <CreditsPanel sessions={sessions} verified={Boolean(user?.email_verified_at)} mayBuy={mayBuy} />
              <Suspense>
                <SeriesPanel />
              </Suspense>
              <AlsoWaiting sessions={others} now={now} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** For a company that has played and has planned nothing else. */
function NoneAhead() {
  return (
    <EmptyState title={texts.noneAhead.title} action={<PlanSession />}>
      {texts.noneAhead.text}
    </EmptyState>
  );
}

function PlanSession() {
  return (
    <ButtonLink to="/dashboard/createSession" tone="primary">
      <Plus aria-hidden="true" strokeWidth={1.5} />
      {sessionTexts.create}
    </ButtonLink>
  );
}

/** The day, the next session, and how much of what the page lists needs somebody. */
function subline(
  next: SessionSummary | null,
  full: Session | undefined,
  others: number,
  now: number,
): string {
  const day = formatLongDate(now, browserZone());
  if (!next) return texts.nothing(day);
  if (next.status === "live") return texts.sessionIsLive(day);
  const ahead = next.starts_at && formatAhead(next.starts_at, now);
  const first = ahead
    ? texts.planned(day, ahead)
    : next.status === "draft"
      ? texts.needsDate(day)
      : `${day}.`;
  return full ? `${first} ${texts.needed(openPoints(full).length + others)}` : first;
}

/** Other sessions that need attention, each with a link. */
function AlsoWaiting({ sessions, now }: { sessions: readonly SessionSummary[]; now: number }) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3">
        {texts.waiting.title}
      </h2>
      <ul>
        {sessions.map((session) => {
          const incomplete = session.status === "draft" && nextStep(session, now) === "finish";
          return (
            <li key={session.id} className="flex items-center gap-3 border-t border-line py-3 last:border-b">
              <span className="min-w-0 flex-1">
                <b className="block truncate leading-snug">
                  <bdi>{session.title}</bdi>
                </b>
                <small className="block truncate text-sm text-ink-soft">{waitingFor(session, now)}</small>
              </span>
              <Link
                to={
                  incomplete
                    ? `/dashboard/createSession?draft=${session.id}`
                    : session.status === "confirmed"
                      ? `/dashboard/sessions/${session.id}/invitation`
                      : `/dashboard/sessions/${session.id}`
                }
                className="font-semibold whitespace-nowrap text-tide hover:underline"
              >
                {incomplete
                  ? texts.waiting.finish
                  : session.status === "confirmed"
                    ? texts.waiting.send(uninvited(session))
                    : texts.waiting.open}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
