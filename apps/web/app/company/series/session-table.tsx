import type { Series, SessionSummary } from "@lantern/contract/http";
import { CalendarClock, Ellipsis, FileText, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useExperience, useExperienceTitle } from "../../api/queries/adventures.ts";
import { browserZone, cityOf, formatDate, formatTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { Thumb } from "../shared/cover.tsx";
import { isOpen } from "../shared/session/model.ts";
import { notLoaded } from "../shared/session/not-loaded.tsx";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { texts } from "./texts.ts";

const MoveDialog = lazy(() => import("./move-dialog.tsx").catch(notLoaded));
const CancelDialog = lazy(() => import("./cancel-dialog.tsx").catch(notLoaded));

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** The sessions of a series by date, each with its own page. */
export function SessionTable({ series }: { series: Series }) {
  const [asking, setAsking] = useState<{ what: "move" | "cancel"; session: SessionSummary } | null>(null);
  const close = () => setAsking(null);
  return (
    <section aria-label={texts.list}>
      <Table>
        <TableHeader>
          <Column>{texts.columns.session}</Column>
          <Column>{texts.columns.state}</Column>
          <Column>{`${texts.columns.start} (${cityOf(browserZone())})`}</Column>
          <Column>{texts.columns.people}</Column>
          <Column>
            <span className="sr-only">{texts.columns.action}</span>
          </Column>
        </TableHeader>
        <TableBody>
          {series.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onMove={() => setAsking({ what: "move", session })}
              onCancel={() => setAsking({ what: "cancel", session })}
            />
          ))}
        </TableBody>
      </Table>
      <Suspense>
        {asking?.what === "move" && <MoveDialog series={series} session={asking.session} onClose={close} />}
        {asking?.what === "cancel" && (
          <CancelDialog series={series} session={asking.session} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}

function SessionRow({
  session,
  onMove,
  onCancel,
}: {
  session: SessionSummary;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { id, title, status, starts_at: startsAt, counts } = session;
  const experience = useExperience(session.experience);
  const adventure = useExperienceTitle(session.experience) ?? sessionTexts.noAdventure;
  const navigate = useNavigate();
  const zone = browserZone();
  return (
    <Row>
      <RowName full>
        <Link to={`/dashboard/sessions/${id}`} className="flex items-center gap-3 hover:underline">
          <Thumb experience={experience} />
          <span className="min-w-0">
            <b className="block leading-snug">
              <bdi>{title}</bdi>
            </b>
            <small className="block text-sm text-ink-soft">{adventure}</small>
          </span>
        </Link>
      </RowName>
      <Cell>
        <StateBadge status={status} archived={session.archived_at !== null} />
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums max-lg:text-end">
        {startsAt ? (
          <>
            <b>{formatDate(startsAt, zone)}</b> {formatTime(startsAt, zone)}
          </>
        ) : (
          <span className="text-ink-soft">{texts.noDate}</span>
        )}
      </Cell>
      <Cell className="text-sm text-ink-soft">
        {status === "completed"
          ? texts.people.came(counts.came, counts.attendees)
          : texts.people.listed(counts.attendees)}
      </Cell>
      <Cell className="text-end">
        {(isOpen(session) || status === "completed") && (
          <Menu
            trigger={
              <Button tone="quiet" size="icon" aria-label={texts.menu(title)}>
                <Ellipsis {...icon} />
              </Button>
            }
          >
            {status === "completed" && (
              <MenuItem onSelect={() => navigate(`/dashboard/sessions/${id}/report`)}>
                <FileText {...icon} />
                {texts.actions.report}
              </MenuItem>
            )}
            {isOpen(session) && (
              <MenuItem onSelect={onMove}>
                <CalendarClock {...icon} />
                {texts.actions.move}
              </MenuItem>
            )}
            {isOpen(session) && (
              <MenuItem danger onSelect={onCancel}>
                <X {...icon} />
                {texts.actions.cancel}
              </MenuItem>
            )}
          </Menu>
        )}
      </Cell>
    </Row>
  );
}
