import type { ConsumerAttendance } from "@lantern/contract/http";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, CircleDashed, Clock, X } from "lucide-react";
import { Link } from "react-router";
import { historyQuery } from "../../api/queries/participants.ts";
import { browserZone, formatDate, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { textLink } from "../../ui/button.tsx";
import { ListRows } from "../../ui/list-page.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { rsvpOf } from "../shared/session/readiness/model.ts";
import { texts as readinessTexts } from "../shared/session/readiness/texts.ts";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** The sessions of a participant: their RSVP, and whether they attended. */
export function History({ id, left }: { id: string; left: boolean }) {
  const list = useInfiniteQuery(historyQuery(id));
  return (
    <ListRows
      list={list}
      loading={texts.historyLoading}
      rows={3}
      columns={
        <>
          <Column>{texts.columns.session}</Column>
          <Column>{texts.columns.when}</Column>
          <Column>{texts.columns.rsvp}</Column>
          <Column>{texts.columns.came}</Column>
        </>
      }
      row={(seat) => (
        <Row key={seat.session.id}>
          <RowName>
            <Link to={`/dashboard/sessions/${seat.session.id}`} className={textLink}>
              <bdi>{seat.session.title}</bdi>
            </Link>
          </RowName>
          <Cell className="whitespace-nowrap text-ink-soft max-lg:text-end">
            {seat.session.starts_at ? formatDate(seat.session.starts_at, browserZone()) : texts.noDate}
          </Cell>
          <Cell>
            <RsvpText seat={seat} />
          </Cell>
          <Cell className="max-lg:justify-self-end">
            <Attendance seat={seat} />
          </Cell>
        </Row>
      )}
      empty={<p className="text-ink-soft">{left ? texts.noHistoryOfLeaver : texts.noHistory}</p>}
    />
  );
}

function RsvpText({ seat }: { seat: ConsumerAttendance }) {
  const since = seat.rsvp_at && (
    <small className="block text-sm text-ink-soft">
      {texts.rsvpSince(formatMoment(seat.rsvp_at, browserZone()))}
    </small>
  );
  const rsvp = rsvpOf(seat);
  const text = readinessTexts.rsvps[rsvp];
  if (rsvp === "none" || rsvp === "not_invited")
    return <Badge icon={<CircleDashed {...icon} />}>{text}</Badge>;
  const comes = rsvp !== "declined";
  return (
    <>
      <Badge tone={comes ? "moss" : "plain"} icon={comes ? <Check {...icon} /> : <X {...icon} />}>
        {text}
      </Badge>
      {since}
    </>
  );
}

function Attendance({ seat }: { seat: ConsumerAttendance }) {
  if (seat.joined_at) {
    return (
      <Badge tone="moss" icon={<Check {...icon} />}>
        {texts.came}
      </Badge>
    );
  }
  if (seat.session.status === "cancelled") return <Badge>{texts.cancelled}</Badge>;
  if (seat.session.status !== "completed") return <Badge icon={<Clock {...icon} />}>{texts.toCome}</Badge>;
  return <Badge icon={<X {...icon} />}>{texts.away}</Badge>;
}
