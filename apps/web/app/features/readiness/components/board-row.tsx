import type { Session } from "@lantern/contract/http";
import { Check, CircleAlert, CircleCheck, CircleDashed, Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import { browserZone, formatList, formatMoment } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Cell, Row, RowName } from "../../../ui/table.tsx";
import { nameOf } from "../../participants/model.ts";
import { answerOf, wantingParts } from "../model.ts";

type Attendee = Session["attendees"][number];

const texts = t.readinessBoard;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
type Look = { tone?: "moss" | "rose"; icon: ReactNode };

const invitedLooks: Record<keyof typeof texts.invited, Look> = {
  none: { icon: <CircleDashed {...icon} /> },
  queued: { icon: <Clock {...icon} /> },
  sent: { tone: "moss", icon: <Check {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
};
const answerLooks: Record<keyof typeof texts.answers, Look> = {
  coming: { tone: "moss", icon: <Check {...icon} /> },
  declined: { icon: <X {...icon} /> },
  joined: { tone: "moss", icon: <Check {...icon} /> },
  none: { icon: <CircleDashed {...icon} /> },
  not_invited: { icon: <CircleDashed {...icon} /> },
};
const checkLooks: Record<keyof typeof texts.checks, Look> = {
  passed: { tone: "moss", icon: <CircleCheck {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
  none: { icon: <CircleDashed {...icon} /> },
};

/** One person: was the invitation delivered, what did they answer, does their browser play along. */
export function BoardRow({ attendee }: { attendee: Attendee }) {
  const invited = attendee.invited_at ? (attendee.email_status ?? "sent") : "none";
  const answer = answerOf(attendee);
  const check = attendee.system_check ? (attendee.system_check.passed ? "passed" : "failed") : "none";
  const wanting = wantingParts(attendee);
  return (
    <Row>
      <RowName full>
        <b className="block truncate leading-snug">{nameOf(attendee)}</b>
        <small className="block truncate text-sm text-ink-soft">{attendee.email}</small>
      </RowName>
      <State
        label={texts.columns.invited}
        look={invitedLooks[invited]}
        word={texts.invited[invited]}
        at={attendee.invited_at}
      />
      <State
        label={texts.columns.answer}
        look={answerLooks[answer]}
        word={texts.answers[answer]}
        at={attendee.rsvp_at}
      />
      <State
        label={texts.columns.check}
        look={checkLooks[check]}
        word={texts.checks[check]}
        at={attendee.system_check?.checked_at ?? null}
        detail={wanting.length > 0 ? texts.wanting(formatList(wanting)) : undefined}
      />
    </Row>
  );
}

function State({
  label,
  look,
  word,
  at,
  detail,
}: {
  /** Said where the columns have no heads. */
  label: string;
  look: Look;
  word: string;
  at: string | null;
  detail?: string | undefined;
}) {
  return (
    <Cell full>
      <span aria-hidden="true" className="inline-block w-28 text-sm text-ink-soft lg:hidden">
        {label}
      </span>
      <Badge {...look}>{word}</Badge>
      {at && (
        <small className="block text-sm text-ink-soft max-lg:ml-2 max-lg:inline">
          {formatMoment(at, browserZone())}
        </small>
      )}
      {detail && <small className="block text-sm text-ink-soft">{detail}</small>}
    </Cell>
  );
}
