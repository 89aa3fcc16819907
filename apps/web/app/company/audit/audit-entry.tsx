import type { AuditRow } from "@lantern/contract/http";
import { isolated } from "@lantern/engine/bidi";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { browserZone, formatMoment, formatNumber } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { Cell, Row, RowName } from "../../ui/table.tsx";
import { changesOf, detailOf } from "./model.ts";
import { texts } from "./texts.ts";

/** A row of the log, with its details to open. */
export function AuditEntry({ entry }: { entry: AuditRow }) {
  return (
    <Row>
      <RowName full>
        {texts.action(entry.action)}
        <Subject entry={entry} />
        <small className="block text-sm text-ink-soft">{detailOf(entry)}</small>
        <Details entry={entry} />
      </RowName>
      <Cell isName>
        {authorOf(entry)}
        {entry.key && <small className="block text-sm text-ink-soft">{texts.withKey(entry.key.name)}</small>}
      </Cell>
      <Cell className="text-sm whitespace-nowrap text-ink-soft">{formatMoment(entry.at, browserZone())}</Cell>
    </Row>
  );
}

/** A failed sign-in has no author yet: nobody knows who tried. */
const authorOf = ({ user, action }: AuditRow) =>
  user ? isolated(user.name) : action === "user.sign_in_failed" ? texts.unknown : texts.nobody;

/** Subjects that have a page, by the first segment of their name. */
const pages: Record<string, string> = {
  session: "/dashboard/sessions",
  series: "/dashboard/series",
  consumer: "/dashboard/participants",
};

function Subject({ entry }: { entry: AuditRow }) {
  const { subject, subject_name: called, user } = entry;
  const [noun = "", id] = subject.split(":");
  if (!called || id === user?.id) return null;
  const page = pages[noun];
  return (
    <>
      {": "}
      {page ? (
        <Link to={`${page}/${id}`} className={textLink}>
          {called}
        </Link>
      ) : (
        called
      )}
    </>
  );
}

function Details({ entry }: { entry: AuditRow }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-tide">{texts.details}</summary>
      <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {changesOf(entry).map(({ field, before, after }) => (
          <Fact key={field} name={field}>
            {before} <span aria-hidden="true">→</span>
            <span className="sr-only">{texts.became}</span> {after}
          </Fact>
        ))}
        {entry.address && <Fact name={texts.address}>{entry.address}</Fact>}
        {entry.request_id && <Fact name={texts.request}>{entry.request_id}</Fact>}
        <Fact name={texts.number}>{formatNumber(entry.number)}</Fact>
        <Fact name={texts.hash}>{entry.hash}</Fact>
      </dl>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-all">{children}</dd>
    </>
  );
}
