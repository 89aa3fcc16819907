import type { Session } from "@lantern/contract/http";
import { Check, CircleAlert, CircleCheck, CircleDashed, Clock, Ellipsis, X } from "lucide-react";
import { Link } from "react-router";
import { browserZone, cityOf, formatLocalTime } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuLink } from "../../ui/menu.tsx";
import { WindowIcon } from "../../ui/street/window.tsx";
import { Cell, Row, RowName } from "../../ui/table.tsx";
import { nameOf } from "../participants/model.ts";
import { isOpen } from "./model.ts";
import { rsvpOf } from "./readiness/model.ts";
import { texts as readinessTexts } from "./readiness/texts.ts";
import { texts as sessionTexts } from "./texts.ts";
import type { SessionActions } from "./use-session-actions.tsx";

const texts = sessionTexts.attendees;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

export type Attendee = Session["attendees"][number];

/** One attendee: window, name, local start, RSVP, system check. */
export function AttendeeRow({
  attendee,
  session,
  actions,
  onRemove,
  onRevoke,
}: {
  attendee: Attendee;
  session: Session;
  actions: SessionActions;
  onRemove: () => void;
  onRevoke: () => void;
}) {
  const name = nameOf(attendee);
  const mailable = session.status === "confirmed" || session.status === "live";
  const removable = isOpen(session);
  return (
    <Row>
      <RowName>
        <span className="flex items-center gap-3">
          <WindowIcon state={attendee.readiness} named />
          <span className="min-w-0">
            <b className="block truncate leading-snug">{name}</b>
            <small className="block truncate text-sm text-ink-soft">
              {attendee.department ||
                attendee.office ||
                (name === attendee.email ? texts.nameless : attendee.email)}
            </small>
          </span>
        </span>
      </RowName>
      <Cell className="whitespace-nowrap tabular-nums">
        {session.starts_at && attendee.timezone ? (
          <>
            {formatLocalTime(session.starts_at, attendee.timezone, browserZone())}{" "}
            <span className="text-sm text-ink-soft">{cityOf(attendee.timezone)}</span>
          </>
        ) : (
          <span className="text-sm text-ink-soft">{texts.zoneUnknown}</span>
        )}
      </Cell>
      <Cell>
        <RsvpText attendee={attendee} />
      </Cell>
      <Cell>
        {isOver(session) ? (
          <Attendance attendee={attendee} />
        ) : (
          <span className="flex items-center gap-2">
            <span className="text-sm text-ink-soft lg:hidden">{texts.columns.check}</span>
            <SystemCheck attendee={attendee} />
          </span>
        )}
      </Cell>
      <Cell className="text-right max-lg:col-start-2 max-lg:row-start-1">
        {(mailable || removable) && (
          <Menu
            trigger={
              <Button tone="quiet" size="iconSm" aria-label={texts.menu(name)}>
                <Ellipsis {...icon} />
              </Button>
            }
          >
            {mailable && (
              <MenuItem onSelect={() => actions.invite.mutate([attendee.consumer_id])}>
                {attendee.invited_at ? texts.inviteAgain : texts.inviteOne}
              </MenuItem>
            )}
            {mailable && (
              <MenuItem onSelect={() => actions.copyPersonalLink.mutate(attendee.consumer_id)}>
                {texts.copyPersonal}
              </MenuItem>
            )}
            {mailable && <MenuItem onSelect={actions.copyLink}>{texts.copySession}</MenuItem>}
            <MenuLink to={`/dashboard/participants/${attendee.consumer_id}`}>{texts.open}</MenuLink>
            {mailable && (
              <MenuItem danger onSelect={onRevoke}>
                {texts.revoke}
              </MenuItem>
            )}
            {removable && (
              <MenuItem danger onSelect={onRemove}>
                {texts.remove}
              </MenuItem>
            )}
          </Menu>
        )}
      </Cell>
    </Row>
  );
}

export function isOver(session: Session): boolean {
  return session.status === "completed" || session.status === "live";
}

function RsvpText({ attendee }: { attendee: Attendee }) {
  const rsvp = rsvpOf(attendee);
  if (rsvp === "declined") return <Badge icon={<X {...icon} />}>{readinessTexts.rsvps[rsvp]}</Badge>;
  if (rsvp === "coming" || rsvp === "joined") {
    return (
      <Badge tone="moss" icon={<Check {...icon} />}>
        {readinessTexts.rsvps[rsvp]}
      </Badge>
    );
  }
  if (attendee.email_status === "failed") {
    return (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone="rose" icon={<CircleAlert {...icon} />}>
          {texts.emailFailed}
        </Badge>
        <Link
          to={`/dashboard/participants/${attendee.consumer_id}`}
          className="text-sm font-semibold text-tide hover:underline"
        >
          {texts.fixAddress}
        </Link>
      </span>
    );
  }
  if (attendee.email_status === "queued")
    return <Badge icon={<Clock {...icon} />}>{texts.emailQueued}</Badge>;
  return <Badge icon={<CircleDashed {...icon} />}>{readinessTexts.rsvps[rsvp]}</Badge>;
}

function SystemCheck({ attendee }: { attendee: Attendee }) {
  if (attendee.system_check?.passed) {
    return (
      <Badge tone="moss" icon={<CircleCheck {...icon} />}>
        {texts.passed}
      </Badge>
    );
  }
  if (attendee.system_check) {
    return (
      <Badge tone="rose" icon={<CircleAlert {...icon} />}>
        {texts.failed}
      </Badge>
    );
  }
  return <Badge icon={<CircleDashed {...icon} />}>{texts.notYet}</Badge>;
}

function Attendance({ attendee }: { attendee: Attendee }) {
  if (attendee.joined_at) {
    return (
      <Badge tone="moss" icon={<Check {...icon} />}>
        {texts.came}
      </Badge>
    );
  }
  return <Badge icon={<X {...icon} />}>{texts.away}</Badge>;
}
