import { ledgerReasons } from "@lantern/contract/choices";
import { creditsCsv } from "@lantern/contract/endpoints/company";
import type { LedgerRow } from "@lantern/contract/http";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { ledgerQuery, sessionCreditsQuery } from "../../api/queries/billing.ts";
import { filled } from "../../api/queries/paged.ts";
import { formatDay, formatMonth, formatNumber, formatSigned } from "../../i18n/format.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { ListChoice } from "../../ui/list-filters.tsx";
import { ListRows } from "../../ui/list-page.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { type ListParams, useListParams } from "../../ui/use-list-params.ts";
import { useUser } from "../shell/use-user.ts";
import { causeOf, debtOf, monthsBack } from "./model.ts";
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
              <bdi>{row.session.title}</bdi>
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
      <Cell figures className="max-lg:order-2 max-lg:text-end">
        <b>{formatSigned(row.amount)}</b>
      </Cell>
      <Cell figures className="text-ink-soft max-lg:order-4 max-lg:text-end">
        <span className="lg:hidden">{texts.balance(formatNumber(row.balance))}</span>
        <span className="max-lg:hidden">{formatNumber(row.balance)}</span>
      </Cell>
    </Row>
  );
}

/** Opens a session's entry into its seats: who used a credit. They load when it is opened. */
function Seats({ sessionId }: { sessionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm text-tide pointer-coarse:min-h-11">
        {texts.who}
      </summary>
      {open && <SeatList sessionId={sessionId} />}
    </details>
  );
}

function SeatList({ sessionId }: { sessionId: string }) {
  const seats = useQuery(sessionCreditsQuery(sessionId));
  return (
    <Loaded query={seats} label={texts.loadingSeats} rows={2} empty={null}>
      {(people) => (
        <ol className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {people.map(({ consumer_id, name, department }) => (
            <li key={consumer_id} className="min-w-0">
              {name ?? texts.removed}
              {department && <span className="text-ink-soft">, {department}</span>}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

type LedgerParams = ListParams<Parameters<typeof ledgerQuery>[0]>;

/** Filters of the ledger, and the export of the filtered rows. */
function LedgerFilters({ params }: { params: LedgerParams }) {
  const saving = useMutation({ mutationFn: () => download(creditsCsv, { query: filled(params[0]) }) });
  return (
    <fieldset className="mb-4 flex flex-wrap items-end gap-3">
      <legend className="sr-only">{texts.filters}</legend>
      <ListChoice
        params={params}
        name="reason"
        label={texts.kind}
        hideLabel={false}
        options={[["", texts.allKinds], ...ledgerReasons.map((kind) => [kind, texts.kinds[kind]] as const)]}
      />
      <ListChoice
        params={params}
        name="month"
        label={texts.month}
        hideLabel={false}
        options={[
          ["", texts.allMonths],
          ...monthsBack(new Date(), 24).map((month) => [month, formatMonth(month)] as const),
        ]}
      />
      <Button
        size="lg"
        busy={saving.isPending}
        onClick={() => saving.mutate()}
        className="max-md:basis-full md:ms-auto"
      >
        <Download aria-hidden="true" strokeWidth={1.5} />
        {texts.csv}
      </Button>
      {saving.isError && <FieldError>{messageFor(saving.error)}</FieldError>}
    </fieldset>
  );
}
