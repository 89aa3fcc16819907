import type { AuditRow } from "@lantern/contract/http";
import { Link } from "react-router";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Cell, Column, Row, RowName, Table, TableBody, TableHead } from "../../ui/table.tsx";

const texts = t.audit;

/** Who changed what, newest first. */
export function AuditTable({ items }: { items: AuditRow[] }) {
  return (
    <Table aria-label={texts.title}>
      <TableHead>
        <Column>{texts.what}</Column>
        <Column>{texts.who}</Column>
        <Column>{texts.detail}</Column>
        <Column>{texts.when}</Column>
      </TableHead>
      <TableBody>
        {items.map((entry) => (
          <Row key={entry.id}>
            <RowName>{texts.action(entry.action)}</RowName>
            <Cell>{entry.user?.name ?? texts.nobody}</Cell>
            <Cell full className="text-sm break-words text-ink-soft">
              {detailOf(entry)}
            </Cell>
            <Cell className="whitespace-nowrap">{formatMoment(entry.at, browserZone())}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function detailOf({ action, subject, detail }: AuditRow) {
  const [noun, id] = subject.split(":");
  const facts = Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${factOf(value)}`);
  return (
    <>
      {facts.join(", ")}{" "}
      {noun === "session" && id && action !== "session.delete" && (
        <Link to={`/dashboard/sessions/${id}`} className="text-tide underline">
          {texts.openSession}
        </Link>
      )}
    </>
  );
}

const factOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value);
