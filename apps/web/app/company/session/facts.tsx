import type { Session } from "@lantern/contract/http";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  languageName,
  storyLanguageOf,
  useExperience,
  useExperienceTitle,
} from "../../api/queries/adventures.ts";
import { browserZone, cityOf, formatLocalTime, formatMoment } from "../../i18n/format.ts";
import { TextButton } from "../../ui/button.tsx";
import { localStarts } from "../shared/planning/local-hours.ts";
import { texts as sharedTexts } from "../shared/session/texts.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.facts;
const maxCities = 3;

/** The four facts at the top of a session's page. */
export function Facts({
  session,
  onDate,
  onEdit,
}: {
  session: Session;
  onDate: () => void;
  onEdit: () => void;
}) {
  const experience = useExperience(session.experience);
  const title = useExperienceTitle(session.experience);
  const zone = browserZone();
  const open = session.status === "draft" || session.status === "confirmed";
  return (
    <div className="grid rounded-md border border-line sm:grid-cols-2 xl:grid-cols-4 [&>*]:border-line max-sm:[&>*+*]:border-t sm:max-xl:[&>*:nth-child(even)]:border-s sm:max-xl:[&>*:nth-child(n+3)]:border-t xl:[&>*+*]:border-s">
      <Fact
        term={texts.adventure}
        value={title ?? texts.none}
        note={
          session.experience &&
          texts.inLanguage(
            languageName(experience ? storyLanguageOf(experience, session.language) : session.language),
            languageName(session.language),
            experience?.minutes ?? null,
          )
        }
        action={
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {session.status === "draft" ? (
              <FactLink to={`/dashboard/createSession?draft=${session.id}`}>{sharedTexts.edit}</FactLink>
            ) : (
              session.status !== "completed" &&
              session.status !== "cancelled" && (
                <TextButton onClick={onEdit}>{sharedTexts.editTitle}</TextButton>
              )
            )}
            {open && session.experience && (
              <FactLink to={`/dashboard/sessions/${session.id}/story`}>{sessionTexts.ownTexts}</FactLink>
            )}
          </span>
        }
      />
      <Fact
        term={texts.starts}
        value={session.starts_at ? formatMoment(session.starts_at, zone) : texts.noDate}
        note={session.starts_at && elsewhere(session, zone)}
        action={
          open && (
            <TextButton onClick={onDate}>{session.starts_at ? texts.changeDate : texts.setDate}</TextButton>
          )
        }
      />
      <Fact
        term={texts.runBy}
        value={session.hosting === "autopilot" ? sharedTexts.autopilot : sharedTexts.host}
        note={session.hosting === "autopilot" ? texts.autopilotText : texts.hostText}
        action={
          session.speed > 1 && <span className="text-sm text-ink-soft">{texts.speed(session.speed)}</span>
        }
      />
      <Fact
        term={texts.credits}
        value={creditsOf(session)}
        note={creditsNote(session)}
        action={
          session.cost_center && (
            <span className="text-sm text-ink-soft">{texts.costCenter(session.cost_center)}</span>
          )
        }
      />
    </div>
  );
}

/** Credits reserved by the session, and credits used by attendees. */
export function creditsOf({
  status,
  credits_reserved: reserved,
  counts: { attended },
}: Pick<Session, "status" | "credits_reserved" | "counts">): string {
  if (status === "completed") return texts.used(attended);
  if (attended === 0) return reserved > 0 ? texts.reserved(reserved) : texts.noneReserved;
  return reserved > 0 ? `${texts.used(attended)}, ${texts.reserved(reserved)}` : texts.used(attended);
}

function creditsNote(session: Session): string {
  if (session.status === "draft") return texts.draftText(session.seats);
  return open(session) ? texts.reservedText : texts.releasedText;
}

function open(session: Session): boolean {
  return session.status === "confirmed" || session.status === "live";
}

/** The start in the attendees' other time zones, a line for each: `14:00 London`. */
function elsewhere(session: Session, zone: string): ReactNode {
  const zones = [session.timezone, ...session.attendees.map((attendee) => attendee.timezone)];
  const starts = localStarts(session.starts_at ?? "", zone, zones).filter((start) => start.zone !== zone);
  const others = starts
    .slice(0, maxCities)
    .map((start) => `${formatLocalTime(session.starts_at ?? "", start.zone, zone)} ${cityOf(start.zone)}`);
  return [texts.zone(cityOf(zone)), ...others].map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function FactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-tide hover:underline">
      {children}
    </Link>
  );
}

function Fact({
  term,
  value,
  note,
  action,
}: {
  term: string;
  value: string;
  note?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1 px-5 py-4">
      <span className="text-sm text-ink-soft">{term}</span>
      <span className="font-display text-lg leading-tight">{value}</span>
      {note && <span className="text-sm text-ink-soft">{note}</span>}
      {action && <span className="mt-1">{action}</span>}
    </div>
  );
}
