import { ledgerReasons } from "@lantern/contract/choices";
import type { LedgerRow } from "@lantern/contract/http";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ledgerQuery } from "../../api/queries/billing.ts";
import { formatDay, formatNumber, formatSigned } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { ListRows } from "../../ui/list-page.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { useListParams } from "../../ui/use-list-params.ts";
import { useUser } from "../shell/use-user.ts";
import { LedgerFilters } from "./ledger-filter.tsx";
import { causeOf, debtOf } from "./model.ts";
import { Seats } from "./seats.tsx";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.ledger;

/** The ledger as a statement: each entry and the balance after it. */
export function Ledger() {
  const params = useListParams({ reason: ["", ...ledgerReasons], month: "" });
  const [filter] = params;
  return (
    <>
      <LedgerFilters params={params} />
      <ListRows
        list={useInfiniteQuery(ledgerQuery(filter))}
        loading={billingTexts.loading}
        rows={3}
        columns={
          <>
            <Column>{texts.columns.what}</Column>
            <Column>{texts.columns.day}</Column>
            <Column figures>{texts.columns.amount}</Column>
            <Column figures>{texts.columns.balance}</Column>
          </>
        }
        row={(row) => <LedgerLine key={row.id} row={row} />}
        empty={<p className="text-ink-soft">{filter.reason || filter.month ? texts.noneLike : texts.none}</p>}
      />
    </>
  );
}

function LedgerLine({ row }: { row: LedgerRow }) {
  const details = [debtOf(row), row.note].filter(Boolean);
  // Whoever is limited to billing sees how many credits were used, and not by whom.
  const seesPeople = useUser()?.billing_only === false;
  return (
    <Row>
      <RowName>
        <b>{causeOf(row)}</b>
        {row.session && (
          <>
            {" "}
            <Link to={`/dashboard/sessions/${row.session.id}`} className={textLink}>
              {row.session.title}
            </Link>
          </>
        )}
        {row.order && row.reason !== "purchase" && (
          <span className="text-ink-soft"> {texts.order(row.order.credits)}</span>
        )}
        {row.session && row.reason === "capture" && seesPeople && <Seats sessionId={row.session.id} />}
        {details.map((detail) => (
          <span key={detail} className="block text-sm text-ink-soft">
            {detail}
          </span>
        ))}
      </RowName>
      <Cell className="text-ink-soft max-lg:order-3">{formatDay(row.at.slice(0, 10))}</Cell>
      <Cell figures className="max-lg:order-2 max-lg:text-right">
        <b>{formatSigned(row.amount)}</b>
      </Cell>
      <Cell figures className="text-ink-soft max-lg:order-4 max-lg:text-right">
        <span className="lg:hidden">{texts.balance(formatNumber(row.balance))}</span>
        <span className="max-lg:hidden">{formatNumber(row.balance)}</span>
      </Cell>
    </Row>
  );
}
