/** What is below the fold of home, or only some companies have. It loads after the rest. */
import type { SessionSummary } from "@lantern/contract/http";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useExperience } from "../../api/queries/adventures.ts";
import { reportQuery } from "../../api/queries/reports.ts";
import { seriesListQuery } from "../../api/queries/series-list.ts";
import { browserZone, formatDate } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { Thumb } from "../shared/cover.tsx";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.recent;

/** The latest sessions: who came, and a quote from one of the teams. */
export function RecentReports({ sessions }: { sessions: readonly SessionSummary[] }): ReactNode {
  return (
    <section aria-labelledby="recent">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent">{texts.title}</h2>
        <Link to="/dashboard/sessions?state=completed" className={`text-sm ${textLink}`}>
          {texts.all}
        </Link>
      </div>
      <Table>
        <TableHeader>
          <Column>{texts.session}</Column>
          <Column figures>{texts.came}</Column>
          <Column>{texts.line}</Column>
        </TableHeader>
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
  const report = useQuery(reportQuery(session.id)).data;
  const featured = report?.teams.find(({ commitment }) => commitment?.text);
  const { came, listed } = report?.attendance ?? {
    came: session.counts.came,
    listed: session.counts.attendees,
  };
  return (
    <Row>
      <RowName>
        <Link
          to={`/dashboard/sessions/${session.id}/report`}
          className="flex items-center gap-3 hover:underline"
        >
          <Thumb experience={useExperience(session.experience)} />
          <span className="min-w-0">
            <b className="block leading-snug">
              <bdi>{session.title}</bdi>
            </b>
            <small className="block text-sm text-ink-soft">
              {session.starts_at && formatDate(session.starts_at, browserZone())}
            </small>
          </span>
        </Link>
      </RowName>
      <Cell figures className="whitespace-nowrap">
        {texts.cameOf(came, listed)}
      </Cell>
      <Cell full className="lg:w-1/2">
        {featured?.commitment?.text ? (
          <>
            <span className="font-display italic">{texts.quoted(featured.commitment.text)}</span>
            <small className="block text-sm text-ink-soft">{featured.name}</small>
          </>
        ) : (
          report && <span className="text-sm text-ink-soft">{texts.noLine}</span>
        )}
      </Cell>
    </Row>
  );
}

/** The series that are not over, with how far each is. */
export function SeriesPanel() {
  const open = (useInfiniteQuery(seriesListQuery).data ?? []).filter(({ next_at: next }) => next !== null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="series">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="series" className="text-lg">
          {homeTexts.series.title}
        </h2>
        <Link to="/dashboard/series" className={textLink}>
          {homeTexts.series.all}
        </Link>
      </div>
      <ul className="border-t border-line">
        {open.map(({ id, title, played, sessions }) => (
          <li key={id} className="border-b border-line py-3">
            <Link to={`/dashboard/series/${id}`} className="block font-semibold hover:underline">
              <bdi>{title}</bdi>
            </Link>
            <span className="text-sm text-ink-soft">{homeTexts.series.state(played, sessions)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
