import type { SessionEmails } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, Clock } from "lucide-react";
import { messageFor } from "../../../api/error.ts";
import { browserZone, formatMoment } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHead } from "../../../ui/table.tsx";
import { mailsQuery } from "../api.ts";
import type { SessionTabProps } from "../page/session-tabs.tsx";

const texts = t.session.mails;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const nameOf = (kind: string) => texts.kinds[kind] ?? kind;

/** What was mailed about this session, what became of it, and what goes by itself. */
export function Mails({ session }: SessionTabProps) {
  const { data, error } = useQuery(mailsQuery(session.id));
  if (error)
    return (
      <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
        {messageFor(error)}
      </Note>
    );
  if (!data) return <SkeletonRows label={t.ui.loading} />;
  if (data.items.length === 0 && data.planned.length === 0)
    return <p className="text-ink-soft">{texts.none}</p>;
  return (
    <Table aria-label={texts.tab}>
      <TableHead>
        <Column>{texts.columns.mail}</Column>
        <Column>{texts.columns.when}</Column>
        <Column>{texts.columns.to}</Column>
        <Column>{texts.columns.state}</Column>
      </TableHead>
      <TableBody>
        {data.items.map((mail) => (
          <Row key={mail.kind}>
            <RowName full>
              <b>{nameOf(mail.kind)}</b>
            </RowName>
            <Cell className="tabular-nums">{formatMoment(mail.at, browserZone())}</Cell>
            <Cell className="tabular-nums">{texts.to(mail.to)}</Cell>
            <Cell full>
              <Delivered mail={mail} />
            </Cell>
          </Row>
        ))}
        {data.planned.map(({ kind, at, to }) => (
          <Row key={`planned-${kind}`}>
            <RowName full>{nameOf(kind)}</RowName>
            <Cell className="tabular-nums">{at ? formatMoment(at, browserZone()) : texts.afterHour}</Cell>
            <Cell className="tabular-nums">{to === null ? texts.whoCame : texts.to(to)}</Cell>
            <Cell full>
              <Badge icon={<Clock {...icon} />}>{texts.byItself}</Badge>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function Delivered({ mail }: { mail: SessionEmails["items"][number] }) {
  const { sent, failed, waiting } = mail;
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
