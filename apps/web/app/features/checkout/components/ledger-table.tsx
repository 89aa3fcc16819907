import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { messageFor } from "../../../api/error.ts";
import { dayOf, formatDay, formatSigned } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { TextButton, textLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHead } from "../../../ui/table.tsx";
import { ledgerQuery } from "../api.ts";

const texts = t.billing.ledger;

/** Every row of the ledger, with the cause it stands for. */
export function LedgerTable() {
  const list = useInfiniteQuery(ledgerQuery);
  if (list.isPending) return <SkeletonRows rows={3} label={t.billing.loading} />;
  if (list.isError)
    return (
      <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
        {messageFor(list.error)}
      </Note>
    );
  if (list.data.length === 0) return <p className="text-ink-soft">{texts.none}</p>;
  return (
    <>
      <Table>
        <TableHead>
          <Column>{texts.columns.what}</Column>
          <Column>{texts.columns.day}</Column>
          <Column figures>{texts.columns.amount}</Column>
        </TableHead>
        <TableBody>
          {list.data.map((row) => (
            <Row key={row.id}>
              <RowName>
                <b>{texts.reasons[row.reason]}</b>
                {row.session && (
                  <>
                    {" "}
                    <Link to={`/dashboard/sessions/${row.session.id}`} className={textLink}>
                      {row.session.title}
                    </Link>
                  </>
                )}
                {row.note && <span className="block text-sm text-ink-soft">{row.note}</span>}
              </RowName>
              <Cell className="text-ink-soft max-lg:order-3">{formatDay(dayOf(new Date(row.at)))}</Cell>
              <Cell figures className="max-lg:order-2 max-lg:text-right">
                <b>{formatSigned(row.amount)}</b>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      {list.hasNextPage && (
        <TextButton className="mt-4" onClick={() => list.fetchNextPage()} disabled={list.isFetchingNextPage}>
          {t.billing.showMore}
        </TextButton>
      )}
    </>
  );
}
