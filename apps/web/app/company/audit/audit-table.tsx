import type { AuditRow } from "@lantern/contract/http";
import { Link } from "react-router";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts } from "./texts.ts";

/** Changes and their authors, newest first. */
export function AuditTable({ items }: { items: AuditRow[] }) {
  return (
    <Table aria-label={texts.title}>
      <TableHeader>
        <Column>{texts.what}</Column>
        <Column>{texts.who}</Column>
        <Column>{texts.when}</Column>
      </TableHeader>
      <TableBody>
        {items.map((entry) => (
          <Row key={entry.id}>
            <RowName full>
              {texts.action(entry.action)}
              <Subject {...entry} />
              <small className="block text-sm break-words text-ink-soft">{detailOf(entry)}</small>
            </RowName>
            <Cell>{entry.user?.name ?? texts.nobody}</Cell>
            <Cell className="text-sm whitespace-nowrap text-ink-soft">
              {formatMoment(entry.at, browserZone())}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** Subjects that have a page, by the first segment of their name. */
const pages: Record<string, string> = {
  session: "/dashboard/sessions",
  consumer: "/dashboard/participants",
};

function Subject({ subject, subject_name: called }: AuditRow) {
  const [noun = "", id] = subject.split(":");
  const page = pages[noun];
  if (!called || !page) return null;
  return (
    <>
      {": "}
      <Link to={`${page}/${id}`} className={`${textLink} break-words`}>
        {called}
      </Link>
    </>
  );
}

function detailOf({ detail }: AuditRow): string {
  return Object.entries(detail ?? {})
    .filter(([, value]) => !isId(value))
    .map(([name, value]) => texts.fact(name, factOf(value)))
    .join(", ");
}

/** Ids mean nothing to a reader. */
const isId = (value: unknown) =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

const factOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value);
