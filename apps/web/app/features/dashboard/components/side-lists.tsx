import type { SessionSummary } from "@lantern/contract/http";
import { Link } from "react-router";
import { browserZone, formatDate } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { textLink } from "../../../ui/button.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHead } from "../../../ui/table.tsx";
import { useExperience } from "../../experiences/api.ts";
import { Thumb } from "../../experiences/cover.tsx";
import { nextStep, uninvited } from "../../sessions/model.ts";
import { waitingFor } from "../model.ts";

const texts = t.dashboard;

/** Other sessions that wait for something, each with the way there. */
export function AlsoWaiting({ sessions, now }: { sessions: readonly SessionSummary[]; now: number }) {
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
                <b className="block truncate leading-snug">{session.title}</b>
                <small className="block truncate text-sm text-ink-soft">{waitingFor(session, now)}</small>
              </span>
              <Link
                to={
                  incomplete
                    ? `/dashboard/createSession?draft=${session.id}`
                    : `/dashboard/sessions/${session.id}`
                }
                className="font-semibold whitespace-nowrap text-tide hover:underline"
              >
                {incomplete
                  ? texts.waiting.finish
                  : session.status === "confirmed"
                    ? texts.waiting.send(uninvited(session))
                    : texts.waiting.look}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The last hours played and who came. */
export function RecentHours({ sessions }: { sessions: readonly SessionSummary[] }) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent">{texts.recent.title}</h2>
        <Link to="/dashboard/sessions?state=completed" className={`text-sm ${textLink}`}>
          {texts.recent.all}
        </Link>
      </div>
      <Table>
        <TableHead>
          <Column>{texts.recent.session}</Column>
          <Column figures>{texts.recent.came}</Column>
        </TableHead>
        <TableBody>
          {sessions.map((session) => (
            <RecentRow key={session.id} session={session} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function RecentRow({ session }: { session: SessionSummary }) {
  return (
    <Row>
      <RowName>
        <Link to={`/dashboard/sessions/${session.id}`} className="flex items-center gap-3 hover:underline">
          <Thumb experience={useExperience(session.experience)} />
          <span className="min-w-0">
            <b className="block leading-snug">{session.title}</b>
            <small className="block text-sm text-ink-soft">
              {session.starts_at && formatDate(session.starts_at, browserZone())}
            </small>
          </span>
        </Link>
      </RowName>
      <Cell figures>{texts.recent.cameOf(session.counts.attended, session.counts.attendees)}</Cell>
    </Row>
  );
}
