import type { Session } from "@lantern/contract/http";
import { DoorOpen, Play } from "lucide-react";
import { useState } from "react";
import { formatAhead } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { useNow } from "../../ui/use-now.ts";
import { names } from "../names.ts";
import { HostConsoleLink } from "../shared/running-sessions/running-sessions.tsx";
import { actionTexts } from "../shared/session/action-texts.ts";
import { hasPassed, isOpen, missingFrom, nextStep, startIsNext, uninvited } from "../shared/session/model.ts";
import { SessionMenu } from "../shared/session/session-menu.tsx";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** Title, state and actions; the most important action is the primary button. */
export function SessionHeader({
  session,
  actions,
  canStart,
  onEdit,
}: {
  session: Session;
  actions: SessionActions;
  /** In local mode, or when this user hosts the session. */
  canStart: boolean;
  onEdit: () => void;
}) {
  const now = useNow(30_000);
  const [starting, setStarting] = useState(false);
  const startable = session.status === "confirmed" && canStart && session.counts.attendees > 0;
  // While invitations are to be sent, starting is in the menu.
  const startVisible = startable && nextStep(session, now) !== "invite";
  return (
    <PageHeader
      title={session.title}
      mark={<StateBadge status={session.status} archived={session.archived_at !== null} boxed />}
      crumb={
        session.series
          ? {
              to: `/dashboard/series/${session.series.id}`,
              text: session.series.title,
              here: texts.inSeries(session.series.number, session.series.of),
            }
          : { to: "/dashboard/sessions", text: names.sessions, here: session.title }
      }
      sub={subline(session, now)}
      actions={
        <>
          <Secondary session={session} actions={actions} now={now} />
          {startVisible && (
            <Button tone={startIsNext(session, now) ? "primary" : "plain"} onClick={() => setStarting(true)}>
              {actionTexts.actions.startNow}
            </Button>
          )}
          <Primary session={session} actions={actions} now={now} />
          <SessionMenu
            session={session}
            actions={actions}
            onEdit={onEdit}
            onStart={startable && !startVisible ? () => setStarting(true) : undefined}
          />
          {starting && <StartDialog actions={actions} onClose={() => setStarting(false)} />}
        </>
      }
    />
  );
}

/** At most one other button; everything else is in the menu. */
function Secondary({ session, actions, now }: { session: Session; actions: SessionActions; now: number }) {
  if (session.status === "live")
    return session.counts.attendees > 0 && <HostConsoleLink id={session.id} tone="primary" />;
  // Whoever may start it soon looks there at who is in the lobby.
  const hosted = session.hosting === "host" || startIsNext(session, now);
  if (session.status === "confirmed" && hosted && session.counts.attendees > 0)
    return <HostConsoleLink id={session.id} />;
  return (
    session.experience &&
    isOpen(session) && (
      <Button busy={actions.rehearse.isPending} onClick={() => actions.rehearse.mutate()}>
        <Play {...icon} />
        {texts.actions.rehearse}
      </Button>
    )
  );
}

function Primary({ session, actions, now }: { session: Session; actions: SessionActions; now: number }) {
  switch (nextStep(session, now)) {
    case "confirm":
      return (
        <Button tone="primary" busy={actions.confirm.isPending} onClick={() => actions.confirm.mutate()}>
          {actions.confirm.isPending ? texts.actions.confirming : texts.actions.confirm}
        </Button>
      );
    case "addAttendees":
      return session.status === "draft" && missingFrom(session).length === 0 ? (
        <Button busy={actions.confirm.isPending} onClick={() => actions.confirm.mutate()}>
          {texts.actions.confirm}
        </Button>
      ) : null;
    case "finish":
      return (
        <ButtonLink tone="primary" to={`/dashboard/createSession?draft=${session.id}`}>
          {actionTexts.actions.finish}
        </ButtonLink>
      );
    case "invite":
      // The preview is where they are sent.
      return (
        <ButtonLink tone="primary" to={`/dashboard/sessions/${session.id}/invitation`}>
          {actionTexts.actions.invite(uninvited(session))}
        </ButtonLink>
      );
    case "openLive":
      return (
        <ButtonLink to={`/experience/${session.id}`} reloadDocument>
          <DoorOpen {...icon} />
          {texts.actions.openLobby}
        </ButtonLink>
      );
    case "results":
      return (
        <ButtonLink tone="primary" to={`/dashboard/sessions/${session.id}/report`}>
          {sessionTexts.openReport}
        </ButtonLink>
      );
    case "planAgain":
      return (
        <Button busy={actions.duplicate.isPending} onClick={() => actions.duplicate.mutate()}>
          {actionTexts.actions.planAgain}
        </Button>
      );
    default:
      return null;
  }
}

function StartDialog({ actions, onClose }: { actions: SessionActions; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.starting.title}
      description={texts.starting.text}
      actions={
        <>
          <Button onClick={onClose}>{texts.starting.cancel}</Button>
          <Button
            tone="primary"
            busy={actions.start.isPending}
            onClick={() => actions.start.mutate(undefined, { onSettled: onClose })}
          >
            {actions.start.isPending ? texts.actions.starting : texts.starting.submit}
          </Button>
        </>
      }
    />
  );
}

function subline(session: Session, now: number): string {
  switch (session.status) {
    case "draft":
      return hasPassed(session, now) ? texts.sub.past : texts.sub.draft;
    case "confirmed": {
      const ahead = session.starts_at && formatAhead(session.starts_at, now);
      return ahead ? texts.sub.ahead(ahead) : texts.sub.waiting[session.hosting];
    }
    case "live":
      return texts.sub.live;
    case "completed":
      return texts.sub.completed(session.counts.came);
    case "cancelled":
      return texts.sub.cancelled;
  }
}
