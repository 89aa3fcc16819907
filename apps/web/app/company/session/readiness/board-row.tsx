import type { Session } from "@lantern/contract/http";
import { Check, CircleAlert, CircleCheck, CircleDashed, Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import { browserZone, formatList, formatMoment } from "../../../i18n/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Cell, Row, RowName } from "../../../ui/table.tsx";
import { nameOf } from "../../participants/model.ts";
import { missingNeeds } from "./missing-needs.ts";
import { rsvpOf } from "./model.ts";
import { texts } from "./texts.ts";

type Attendee = Session["attendees"][number];

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
type Style = { tone?: "moss" | "rose"; icon: ReactNode };

const invitedStyles: Record<keyof typeof texts.invited, Style> = {
  none: { icon: <CircleDashed {...icon} /> },
  queued: { icon: <Clock {...icon} /> },
  sent: { tone: "moss", icon: <Check {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
};
const rsvpStyles: Record<keyof typeof texts.rsvps, Style> = {
  coming: { tone: "moss", icon: <Check {...icon} /> },
  declined: { icon: <X {...icon} /> },
  joined: { tone: "moss", icon: <Check {...icon} /> },
  none: { icon: <CircleDashed {...icon} /> },
  not_invited: { icon: <CircleDashed {...icon} /> },
};
const checkStyles: Record<keyof typeof texts.checks, Style> = {
  passed: { tone: "moss", icon: <CircleCheck {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
  none: { icon: <CircleDashed {...icon} /> },
};

/** One attendee: delivery of the invitation, RSVP, and the system check. */
export function BoardRow({ attendee }: { attendee: Attendee }) {
  const invited = attendee.invited_at ? (attendee.email_status ?? "sent") : "none";
  const rsvp = rsvpOf(attendee);
  const check = attendee.system_check ? (attendee.system_check.passed ? "passed" : "failed") : "none";
  const wanting = missingNeeds(attendee);
  return (
    <Row>
      <RowName full>
        <b className="block truncate leading-snug">{nameOf(attendee)}</b>
        <small className="block truncate text-sm text-ink-soft">{attendee.email}</small>
      </RowName>
      <State
        label={texts.columns.invited}
        style={invitedStyles[invited]}
        word={texts.invited[invited]}
        at={attendee.invited_at}
      />
      <State
        label={texts.columns.rsvp}
        style={rsvpStyles[rsvp]}
        word={texts.rsvps[rsvp]}
        at={attendee.rsvp_at}
      />
      <State
        label={texts.columns.check}
        style={checkStyles[check]}
        word={texts.checks[check]}
        at={attendee.system_check?.checked_at ?? null}
        detail={wanting.length > 0 ? texts.wanting(formatList(wanting)) : undefined}
      />
    </Row>
  );
}

function State({
  label,
  style,
  word,
  at,
  detail,
}: {
  /** Shown on narrow screens, where the columns have no headers. */
  label: string;
  style: Style;
  word: string;
  at: string | null;
  detail?: string | undefined;
}) {
  return (
    <Cell full>
      <span aria-hidden="true" className="inline-block w-28 text-sm text-ink-soft lg:hidden">
        {label}
      </span>
      <Badge {...style}>{word}</Badge>
      {at && (
        <small className="block text-sm text-ink-soft max-lg:ml-2 max-lg:inline">
          {formatMoment(at, browserZone())}
        </small>
      )}
      {detail && <small className="block text-sm text-ink-soft">{detail}</small>}
    </Cell>
  );
}
