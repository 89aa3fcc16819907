import type { AuditEntry } from "@lantern/contract/http";
import { Link } from "react-router";
import { textLink } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { texts as auditTexts } from "../audit/texts.ts";
import { moment } from "./moments.ts";

/** Subjects that have a page in the console. */
const idTail = 6;
const pages: Record<string, string> = { company: "companies", user: "users", session: "sessions" };

export function AuditColumns() {
  return (
    <>
      <Column>{auditTexts.columns.action}</Column>
      <Column>{auditTexts.columns.who}</Column>
      <Column>{auditTexts.columns.company}</Column>
      <Column>{auditTexts.columns.at}</Column>
    </>
  );
}

export function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <Row>
      <RowName full>
        <b>{auditTexts.action(entry.action)}</b> <Subject subject={entry.subject} />
        {entry.detail && (
          <span className="mt-0.5 block text-sm break-words text-ink-soft">
            {Object.entries(entry.detail)
              .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
              .join(", ")}
          </span>
        )}
      </RowName>
      <Cell>
        {entry.user ? entry.user.name : auditTexts.nobody}
        {entry.address && <span className="block text-sm break-all text-ink-soft">{entry.address}</span>}
      </Cell>
      <Cell className="max-lg:text-right">
        {entry.company ? (
          <Link to={`/console/companies/${entry.company.id}`} className={textLink}>
            {entry.company.name}
          </Link>
        ) : (
          <span className="text-ink-soft">{auditTexts.platform}</span>
        )}
      </Cell>
      <Cell full className="text-sm whitespace-nowrap text-ink-soft">
        {moment(entry.at)}
      </Cell>
    </Row>
  );
}

function Subject({ subject }: { subject: string }) {
  const [kind = "", id = ""] = subject.split(":");
  const page = pages[kind];
  if (!page) return <span className="break-all text-ink-soft">{subject}</span>;
  return (
    <Link to={`/console/${page}/${id}`} title={subject} className={textLink}>
      {`${kind} …${id.slice(-idTail)}`}
    </Link>
  );
}
