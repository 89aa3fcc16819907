import type { SessionSummary } from "@lantern/contract/http";
import { Link } from "react-router";
import { useExperience, useExperienceTitle } from "../../api/queries/adventures.ts";
import { browserZone, cityOf, formatDate, formatTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { Cell, Row, RowName } from "../../ui/table.tsx";
import { Thumb } from "../shared/cover.tsx";
import { actionTexts } from "../shared/session/action-texts.ts";
import { nextStep, plannedElsewhere, uninvited } from "../shared/session/model.ts";
import { SessionMenu } from "../shared/session/session-menu.tsx";
import { stateText } from "../shared/session/state-text.ts";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { type SessionActions, useSessionActions } from "../shared/session/use-session-actions.tsx";
import { texts } from "./texts.ts";

/** A session in the list: its facts, its state, and the next step. */
export function SessionRow({ session, now }: { session: SessionSummary; now: number }) {
  const actions = useSessionActions(session);
  const experience = useExperience(session.experience);
  const adventure = useExperienceTitle(session.experience) ?? sessionTexts.noAdventure;
  const zone = browserZone();
  const elsewhere = plannedElsewhere(session, zone);
  const muted = session.status === "completed" || session.status === "cancelled";
  return (
    <Row className="hover:bg-[color-mix(in_srgb,var(--raised)_60%,transparent)]">
      <RowName full>
        <Link to={`/dashboard/sessions/${session.id}`} className="flex items-center gap-3 hover:underline">
          <Thumb experience={experience} />
          <span className="min-w-0">
            <b className={`block leading-snug ${muted ? "font-medium" : ""}`}>
              <bdi>{session.title}</bdi>
            </b>
            <small className="block text-sm text-ink-soft">{adventure}</small>
          </span>
        </Link>
        {session.series && (
          <Link
            to={`/dashboard/series/${session.series.id}`}
            className="mt-1 inline-block text-sm text-tide hover:underline"
          >
            {texts.inSeries(session.series.number, session.series.of, session.series.title)}
          </Link>
        )}
      </RowName>
      <Cell>
        <StateBadge status={session.status} archived={session.archived_at !== null} />
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums max-lg:text-end">
        {session.starts_at ? (
          <>
            <b>{formatDate(session.starts_at, zone)}</b> {formatTime(session.starts_at, zone)}
            {/* The column's header names the time zone; cards have no header. */}
            <span className="text-ink-soft lg:hidden"> {cityOf(zone)}</span>
            {elsewhere && <small className="block text-sm text-ink-soft">{elsewhere}</small>}
          </>
        ) : (
          <span className="text-ink-soft">{sessionTexts.noDate}</span>
        )}
      </Cell>
      <Cell figures hide>
        {texts.seatsOf(session.counts.attendees, session.seats)}
      </Cell>
      <Cell full className="text-sm text-ink-soft">
        {session.seats !== null && (
          <span className="lg:hidden">{texts.seats(session.counts.attendees, session.seats)}, </span>
        )}
        <span className={session.seats === null ? undefined : "max-lg:lowercase"}>
          {stateText(session, now)}
        </span>
      </Cell>
      <Cell full>
        <div className="flex items-center gap-1 max-lg:-ms-3 max-lg:justify-between lg:justify-end">
          <NextAction session={session} actions={actions} now={now} />
          <SessionMenu session={session} actions={actions} />
        </div>
      </Cell>
    </Row>
  );
}

function NextAction({
  session,
  actions,
  now,
}: {
  session: SessionSummary;
  actions: SessionActions;
  now: number;
}) {
  const step = nextStep(session, now);
  const page = `/dashboard/sessions/${session.id}`;
  switch (step) {
    case "confirm":
      return (
        <Button
          tone="quiet"
          size="sm"
          busy={actions.confirm.isPending}
          onClick={() => actions.confirm.mutate()}
        >
          {actionTexts.actions.confirm}
        </Button>
      );
    case "invite":
      return (
        <ButtonLink tone="quiet" size="sm" to={`${page}/invitation`}>
          {actionTexts.actions.invite(uninvited(session))}
        </ButtonLink>
      );
    case "finish":
      return (
        <ButtonLink tone="quiet" size="sm" to={`/dashboard/createSession?draft=${session.id}`}>
          {actionTexts.actions.finish}
        </ButtonLink>
      );
    case "addAttendees":
      return (
        <ButtonLink tone="quiet" size="sm" to={`${page}?add`}>
          {actionTexts.actions.addAttendees}
        </ButtonLink>
      );
    case "planAgain":
      return (
        <Button
          tone="quiet"
          size="sm"
          busy={actions.duplicate.isPending}
          onClick={() => actions.duplicate.mutate()}
        >
          {actionTexts.actions.planAgain}
        </Button>
      );
    case "openLive":
      return (
        <ButtonLink size="sm" to={page}>
          {actionTexts.actions.openLive}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink tone="quiet" size="sm" to={page}>
          {actionTexts.actions[step]}
        </ButtonLink>
      );
  }
}
