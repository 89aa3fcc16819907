import type { AuditEntry } from "@lantern/contract/http";
import { isolated } from "@lantern/engine/bidi";
import { Link } from "react-router";
import { uuid } from "../../site-map/page.ts";
import { textLink } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { texts } from "./audit-texts.ts";
import { moment } from "./moments.ts";

/** How much of an ID is visible. */
const idTail = 6;
const isUuid = (id: string) => new RegExp(`^${uuid}$`).test(id);
/** Of a failed sign-in with an address that no account has. */
const unknownId = "unknown";
/** Subjects that have a page in the console. */
const pages: Record<string, string> = { company: "companies", user: "users", session: "sessions" };

export function AuditColumns() {
  return (
    <>
      <Column>{texts.columns.action}</Column>
      <Column>{texts.columns.who}</Column>
      <Column>{texts.columns.company}</Column>
      <Column>{texts.columns.at}</Column>
    </>
  );
}

export function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <Row>
      <RowName full>
        <b>{texts.action(entry.action)}</b> <Subject entry={entry} />
        {entry.detail && (
          <span className="mt-0.5 block text-sm wrap-anywhere text-ink-soft">
            {texts.facts(entry.detail)}
          </span>
        )}
      </RowName>
      <Cell isName>
        {entry.user ? isolated(entry.user.name) : entry.address ? texts.visitor : texts.platform}
        {entry.address && <span className="block text-sm break-all text-ink-soft">{entry.address}</span>}
      </Cell>
      <Cell isName className="max-lg:text-end">
        {entry.company ? (
          <Link to={`/console/companies/${entry.company.id}`} className={textLink}>
            {entry.company.name}
          </Link>
        ) : (
          <span className="text-ink-soft">{texts.platform}</span>
        )}
      </Cell>
      <Cell full className="text-sm whitespace-nowrap text-ink-soft">
        {moment(entry.at)}
      </Cell>
    </Row>
  );
}

/** What was acted on, with the end of its ID; nothing where it is the person who acted, or nobody we know. */
function Subject({ entry: { subject, user } }: { entry: AuditEntry }) {
  const [kind = "", id = ""] = subject.split(":");
  if (id === user?.id || id === unknownId) return null;
  const page = pages[kind];
  const text = isUuid(id) ? `${kind} …${id.slice(-idTail)}` : subject;
  if (!page)
    return (
      <span title={subject} className="text-ink-soft">
        {text}
      </span>
    );
  return (
    <Link
      to={`/console/${page}/${id}`}
      title={subject}
      className={cn(textLink, isUuid(id) && "whitespace-nowrap")}
    >
      {text}
    </Link>
  );
}
