import type { Session } from "@lantern/contract/http";
import { Ellipsis } from "lucide-react";
import { browserZone, cityOf, formatLocalTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/checkbox.tsx";
import { Menu, MenuItem, MenuLink } from "../../ui/menu.tsx";
import { WindowIcon } from "../../ui/street/window.tsx";
import { Cell, Row, RowName } from "../../ui/table.tsx";
import { nameOf } from "../shared/people/model.ts";
import { hasStarted, isMailable, isOpen } from "../shared/session/model.ts";
import { useReminder } from "../shared/session/readiness/use-reminder.ts";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import { Attendance, Rsvp, SystemCheck } from "./attendee-states.tsx";
import type { Attendee } from "./board-model.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;

/** One attendee: checkbox, window, name, local start, answer, system check or attendance, and actions. */
export function AttendeeRow({
  attendee,
  session,
  actions,
  chosen,
  onChoose,
  onRemove,
  onRevoke,
}: {
  attendee: Attendee;
  session: Session;
  actions: SessionActions;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onRemove: () => void;
  onRevoke: () => void;
}) {
  const name = nameOf(attendee);
  return (
    <Row>
      <RowName>
        <span className="flex items-center gap-3">
          <Check
            aria-label={texts.select(name)}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <WindowIcon state={attendee.readiness} named />
          <span className="min-w-0">
            <b className="block leading-snug">{name}</b>
            <small className="block text-sm text-ink-soft">
              {attendee.department ||
                attendee.office ||
                (name === attendee.email ? texts.nameless : attendee.email)}
            </small>
          </span>
        </span>
      </RowName>
      <Cell
        full
        hide={!session.starts_at || !attendee.timezone}
        className="whitespace-nowrap tabular-nums max-lg:ps-8"
      >
        {attendee.timezone ? (
          <>
            {session.starts_at && `${formatLocalTime(session.starts_at, attendee.timezone, browserZone())} `}
            <span className="text-sm text-ink-soft">{cityOf(attendee.timezone)}</span>
          </>
        ) : (
          <span className="text-sm text-ink-soft">{texts.zoneUnknown}</span>
        )}
      </Cell>
      <Cell full className="max-lg:ps-8">
        <Rsvp attendee={attendee} />
      </Cell>
      <Cell full className="max-lg:ps-8">
        <span className="max-lg:flex max-lg:items-center max-lg:gap-2">
          <span aria-hidden="true" className="text-sm text-ink-soft lg:hidden">
            {hasStarted(session) ? texts.columns.came : texts.columns.check}
          </span>
          {hasStarted(session) ? <Attendance attendee={attendee} /> : <SystemCheck attendee={attendee} />}
        </span>
      </Cell>
      <Cell className="text-end max-lg:col-start-2 max-lg:row-start-1">
        <RowMenu
          attendee={attendee}
          session={session}
          actions={actions}
          onRemove={onRemove}
          onRevoke={onRevoke}
        />
      </Cell>
    </Row>
  );
}

function RowMenu({
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
  const reminder = useReminder(session.id);
  const mailable = isMailable(session);
  const id = attendee.consumer_id;
  return (
    <Menu
      trigger={
        <Button tone="quiet" size="iconSm" aria-label={texts.menu(nameOf(attendee))}>
          <Ellipsis aria-hidden="true" strokeWidth={1.5} />
        </Button>
      }
    >
      {mailable && attendee.waiting_for && (
        <MenuItem onSelect={() => reminder.mutate({ consumer_ids: [id] })}>
          {texts.remindOne[attendee.waiting_for]}
        </MenuItem>
      )}
      {mailable && (
        <MenuItem onSelect={() => actions.invite.mutate([id])}>
          {attendee.invited_at ? texts.inviteAgain : texts.inviteOne}
        </MenuItem>
      )}
      {mailable && (
        <MenuItem onSelect={() => actions.copyPersonalLink.mutate(id)}>{texts.copyPersonal}</MenuItem>
      )}
      {mailable && <MenuItem onSelect={actions.copyLink}>{texts.copySession}</MenuItem>}
      <MenuLink to={`/dashboard/participants/${id}`}>{texts.open}</MenuLink>
      {mailable && (
        <MenuItem danger onSelect={onRevoke}>
          {texts.revoke}
        </MenuItem>
      )}
      {isOpen(session) && (
        <MenuItem danger onSelect={onRemove}>
          {texts.remove}
        </MenuItem>
      )}
    </Menu>
  );
}
