import { Check, CircleAlert, CircleCheck, CircleDashed, Clock, LogIn, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { browserZone, formatList, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { textLink } from "../../ui/button.tsx";
import { rsvpOf } from "../shared/session/readiness/model.ts";
import { texts as readinessTexts } from "../shared/session/readiness/texts.ts";
import type { Attendee } from "./board-model.ts";
import { missingNeeds } from "./readiness/missing-needs.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** A badge, and below it when that was so, or what follows from it. */
function State({ badge, children }: { badge: ReactNode; children?: ReactNode }) {
  return (
    <span className="grid justify-items-start gap-0.5 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2">
      {badge}
      {children && <span className="text-sm text-ink-soft">{children}</span>}
    </span>
  );
}

/** The answer to the invitation; without one, how the invitation stands. */
export function Rsvp({ attendee }: { attendee: Attendee }) {
  // Whoever is in the lobby needs no answer any more.
  const rsvp = attendee.readiness === "here" && !attendee.rsvp ? "joined" : rsvpOf(attendee);
  const at = attendee.rsvp_at && formatMoment(attendee.rsvp_at, browserZone());
  if (rsvp === "declined")
    return <State badge={<Badge icon={<X {...icon} />}>{readinessTexts.rsvps[rsvp]}</Badge>}>{at}</State>;
  if (rsvp === "coming" || rsvp === "joined") {
    return (
      <State
        badge={
          <Badge tone="moss" icon={<Check {...icon} />}>
            {readinessTexts.rsvps[rsvp]}
          </Badge>
        }
      >
        {attendee.email_error === null ? at : <Undelivered attendee={attendee} />}
      </State>
    );
  }
  if (attendee.email_status === "failed") {
    return (
      <State
        badge={
          <Badge tone="rose" icon={<CircleAlert {...icon} />}>
            {texts.emailFailed}
          </Badge>
        }
      >
        <Undelivered attendee={attendee} />
      </State>
    );
  }
  const invited = attendee.invited_at && texts.invitedAt(formatMoment(attendee.invited_at, browserZone()));
  if (attendee.email_status === "queued")
    return <State badge={<Badge icon={<Clock {...icon} />}>{texts.emailQueued}</Badge>} />;
  return (
    <State badge={<Badge icon={<CircleDashed {...icon} />}>{readinessTexts.rsvps[rsvp]}</Badge>}>
      {invited}
    </State>
  );
}

/** Why the last email did not arrive, and what the administrator can do. */
function Undelivered({ attendee }: { attendee: Attendee }) {
  return (
    <>
      {attendee.email_error !== null && (
        <span className="block">{texts.emailBounced(attendee.email_error)}</span>
      )}
      <Link to={`/dashboard/participants/${attendee.consumer_id}`} className={textLink}>
        {texts.fixAddress}
      </Link>{" "}
      {texts.orCopy}
    </>
  );
}

export function SystemCheck({ attendee }: { attendee: Attendee }) {
  const { system_check: check } = attendee;
  if (attendee.readiness === "here") return <Here />;
  if (!check) return <State badge={<Badge icon={<CircleDashed {...icon} />}>{texts.checks.none}</Badge>} />;
  const at = formatMoment(check.checked_at, browserZone());
  const failed = missingNeeds(attendee);
  const detail = failed.length > 0 ? texts.failing(formatList(failed)) : at;
  if (check.state === "passed") {
    return (
      <State
        badge={
          <Badge tone="moss" icon={<CircleCheck {...icon} />}>
            {texts.checks.passed}
          </Badge>
        }
      >
        {detail}
      </State>
    );
  }
  if (check.state === "failed") {
    return (
      <State
        badge={
          <Badge tone="rose" icon={<CircleAlert {...icon} />}>
            {texts.checks.failed}
          </Badge>
        }
      >
        {detail}
      </State>
    );
  }
  return (
    <State badge={<Badge icon={<CircleDashed {...icon} />}>{texts.checks.incomplete}</Badge>}>
      {texts.untested}
    </State>
  );
}

function Here() {
  return (
    <State
      badge={
        <Badge tone="moss" icon={<LogIn {...icon} />}>
          {texts.here}
        </Badge>
      }
    />
  );
}

/** Whether the attendee is here, was here, and whether their seat used a credit. */
export function Attendance({ attendee }: { attendee: Attendee }) {
  const { readiness, joined_at: joined, attended_at: attended } = attendee;
  if (readiness === "here") return <Here />;
  if (!joined)
    return (
      <State
        badge={
          <Badge icon={<X {...icon} />}>{texts.away[readiness === "absent" ? "absent" : "notYet"]}</Badge>
        }
      />
    );
  return (
    <State
      badge={
        <Badge tone="moss" icon={<Check {...icon} />}>
          {readiness === "attended" ? texts.came : texts.joined}
        </Badge>
      }
    >
      {!attended && readiness === "attended" && texts.brief}
    </State>
  );
}
