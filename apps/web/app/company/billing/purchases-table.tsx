import type { Endpoint } from "@lantern/contract/endpoint";
import { documentPdf, documentXRechnung } from "@lantern/contract/endpoints/checkout";
import type { Order } from "@lantern/contract/http";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ordersQuery } from "../../api/queries/billing.ts";
import { dayOf, formatDay, formatMoney } from "../../i18n/format.ts";
import { TextButton, textLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { isOpen, PurchaseActions, RefundUnused } from "../shared/billing/purchase-actions.tsx";
import { PurchaseState } from "../shared/billing/purchase-state.tsx";
import { purchaseTexts as texts } from "../shared/billing/purchase-texts.ts";
import { useDownload } from "../shared/billing/use-download.ts";
import { texts as billingTexts } from "./texts.ts";

const { purchases } = billingTexts;

/** Quotes and orders, each with its page, its documents and what can be done with it. */
export function PurchasesTable() {
  const list = useInfiniteQuery(ordersQuery);
  return (
    <Loaded
      query={list}
      label={billingTexts.loading}
      rows={2}
      empty={<p className="text-ink-soft">{purchases.none}</p>}
    >
      {(orders) => (
        <>
          <Table>
            <TableHeader>
              <Column>{purchases.columns.what}</Column>
              <Column>{purchases.columns.day}</Column>
              <Column>{purchases.columns.state}</Column>
              <Column figures>{purchases.columns.amount}</Column>
              <Column figures>{purchases.columns.documents}</Column>
            </TableHeader>
            <TableBody>
              {orders.map((order) => (
                <PurchaseLine key={order.id} order={order} />
              ))}
            </TableBody>
          </Table>
          <ShowMore list={list} className="mt-4" />
        </>
      )}
    </Loaded>
  );
}

function PurchaseLine({ order }: { order: Order }) {
  const partly = order.status === "part_refunded";
  const isUnpaid = order.status === "open" || order.status === "part_paid";
  const until = order.valid_until && formatDay(dayOf(new Date(order.valid_until)));
  return (
    <Row>
      <RowName>
        <Link to={`/dashboard/billing/${order.id}`} className={textLink}>
          {texts.credits(order.credits)}
        </Link>
        {order.purchase_order && (
          <span className="block text-sm text-ink-soft">{texts.purchaseOrder(order.purchase_order)}</span>
        )}
      </RowName>
      <Cell className="text-ink-soft max-lg:order-3">{formatDay(dayOf(new Date(order.created_at)))}</Cell>
      <Cell className="max-lg:order-4 max-lg:text-end">
        <PurchaseState order={order} />
        {order.status === "quoted" && until && (
          <span className="block text-sm text-ink-soft">
            {order.lapsed ? texts.lapsed(until) : texts.validUntil(until)}
          </span>
        )}
        {isUnpaid && order.due_at && (
          <span className="block text-sm text-ink-soft">
            {texts.dueAt(formatDay(dayOf(new Date(order.due_at))))}
          </span>
        )}
        {isUnpaid && order.credits_added > 0 && order.credits_added < order.credits && (
          <span className="block text-sm text-ink-soft">{texts.added(order.credits_added)}</span>
        )}
        {partly && (
          <span className="block text-sm text-ink-soft">
            {texts.part(formatMoney(order.refunded, order.currency))}
          </span>
        )}
      </Cell>
      <Cell figures className="max-lg:order-2 max-lg:text-end">
        {formatMoney(order.amount, order.currency)}
        {order.tax > 0 && (
          <span className="block text-sm text-ink-soft">
            {texts.vat(formatMoney(order.tax, order.currency))}
          </span>
        )}
      </Cell>
      <Cell
        figures
        full
        hide={order.documents.length === 0 && !isOpen(order) && !order.unused}
        className="max-lg:order-5"
      >
        <span className="inline-flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {order.documents.map((document) => (
            <Document key={document.id} order={order} document={document} />
          ))}
          <PurchaseActions order={order} />
          <RefundUnused order={order} />
        </span>
      </Cell>
    </Row>
  );
}

/** A document of an order as PDF, and as XRechnung if it has one. */
function Document({ order, document }: { order: Order; document: Order["documents"][0] }) {
  const { kinds, getOf, xrechnung } = texts.documents;
  const kind = kinds[document.kind];
  const labelOf = (what: string) =>
    getOf(what, order.credits, formatDay(dayOf(new Date(order.created_at))), document.name);
  return (
    <span className="inline-flex items-baseline gap-x-2">
      <FileButton file={documentPdf} document={document} label={labelOf(kind)}>
        {kind}
      </FileButton>
      {document.xrechnung && (
        <span className="text-sm">
          <FileButton file={documentXRechnung} document={document} label={labelOf(`${xrechnung}, ${kind}`)}>
            {xrechnung}
          </FileButton>
        </span>
      )}
    </span>
  );
}

interface FileButtonProps {
  file: Endpoint;
  document: Order["documents"][0];
  label: string;
  children: string;
}

function FileButton({ file, document, label, children }: FileButtonProps) {
  const saving = useDownload(document, file);
  return (
    <TextButton
      aria-label={label}
      title={document.name}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {children}
    </TextButton>
  );
}
