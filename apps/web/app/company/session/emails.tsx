import type { Session, SessionEmails } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, Clock } from "lucide-react";
import { emailsQuery } from "../../api/queries/session-changes.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.emails;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const nameOf = (kind: string) => texts.kinds[kind] ?? kind;

/** The emails of this session, their delivery, and what will be sent automatically. */
export function Emails({ session }: { session: Session }) {
  return (
    <Loaded query={useQuery(emailsQuery(session.id))}>
      {(data) => {
        if (data.items.length === 0 && data.planned.length === 0)
          return <p className="text-ink-soft">{texts.none}</p>;
        return (
          <Table aria-label={texts.tab}>
            <TableHeader>
              <Column>{texts.columns.email}</Column>
              <Column>{texts.columns.when}</Column>
              <Column>{texts.columns.to}</Column>
              <Column>{texts.columns.state}</Column>
            </TableHeader>
            <TableBody>
              {data.items.map((email) => (
                <Row key={email.kind}>
                  <RowName full>
                    <b>{nameOf(email.kind)}</b>
                  </RowName>
                  <Cell className="tabular-nums">{formatMoment(email.at, browserZone())}</Cell>
                  <Cell className="tabular-nums">{texts.to(email.to)}</Cell>
                  <Cell full>
                    <Delivered email={email} />
                  </Cell>
                </Row>
              ))}
              {data.planned.map(({ kind, at, to }) => (
                <Row key={`planned-${kind}`}>
                  <RowName full>{nameOf(kind)}</RowName>
                  <Cell className="tabular-nums">
                    {at ? formatMoment(at, browserZone()) : texts.afterSession}
                  </Cell>
                  <Cell className="tabular-nums">{to === null ? texts.whoCame : texts.to(to)}</Cell>
                  <Cell full>
                    <Badge icon={<Clock {...icon} />}>{texts.byItself}</Badge>
                  </Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        );
      }}
    </Loaded>
  );
}

function Delivered({ email }: { email: SessionEmails["items"][number] }) {
  const { sent, failed, waiting } = email;
  if (failed > 0)
    return (
      <Badge tone="rose" icon={<CircleAlert {...icon} />}>
        {texts.failed(sent, failed)}
      </Badge>
    );
  if (waiting > 0) return <Badge icon={<Clock {...icon} />}>{texts.waiting(waiting)}</Badge>;
  return (
    <Badge tone="moss" icon={<Check {...icon} />}>
      {texts.sent}
    </Badge>
  );
}
