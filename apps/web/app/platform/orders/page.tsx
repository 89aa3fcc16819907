import { listPlatformOrders } from "@lantern/contract/endpoints/platform-sessions";
import type { PlatformOrder } from "@lantern/contract/http";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { platformList } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { keysOf, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { day } from "../shared/moments.ts";
import { PlatformList } from "../shared/platform-list.tsx";
import { Duties } from "./duties.tsx";
import { type Change, nameOf, OrderDialog } from "./order-dialog.tsx";
import { texts } from "./texts.ts";

export default function Orders() {
  const [change, setChange] = useState<Change | null>(null);
  const params = useListParams({
    search: "",
    company: "",
    status: ["", ...keysOf(texts.states)],
    sort: keysOf(texts.sorts),
  });
  const list = useInfiniteQuery(
    platformList("orders", params[0], (query) => request(listPlatformOrders, { query })),
  );
  return (
    <>
      <PlatformList
        title={names.orders}
        sub={texts.sub}
        note={<Duties />}
        params={params}
        list={list}
        state={["status", texts.states]}
        sorts={texts.sorts}
        columns={
          <>
            <Column>{texts.columns.order}</Column>
            <Column>{texts.columns.company}</Column>
            <Column>{texts.columns.state}</Column>
            <Column>{texts.columns.day}</Column>
            <Column figures>{texts.columns.amount}</Column>
            <Column>
              <span className="sr-only">{texts.columns.action}</span>
            </Column>
          </>
        }
        row={(order) => (
          <OrderRow key={order.id} order={order} onChange={(kind) => setChange({ kind, order })} />
        )}
      />
      {change && <OrderDialog {...change} onClose={() => setChange(null)} />}
    </>
  );
}

function OrderRow({ order, onChange }: { order: PlatformOrder; onChange: (kind: Change["kind"]) => void }) {
  const { refunded, amount, currency } = order;
  const isUnpaid = order.status === "open" || order.status === "part_paid";
  const isUnpaidInvoice = order.method === "invoice" && isUnpaid;
  return (
    <Row>
      <RowName>
        <b className="block">{texts.credits(formatNumber(order.credits))}</b>
        <span className="block text-sm break-all text-ink-soft">
          {[...new Set(order.documents.map(({ name }) => name))].join(", ") || order.id}
        </span>
        {order.purchase_order && (
          <span className="block text-sm text-ink-soft">{texts.purchaseOrder(order.purchase_order)}</span>
        )}
        {order.notes.map((note) => (
          <span key={note} className="block text-sm text-ink-soft">
            {note}
          </span>
        ))}
      </RowName>
      <Cell className="max-lg:order-3">
        <Link to={`/console/companies/${order.company.id}`} className={textLink}>
          {order.company.name}
        </Link>
      </Cell>
      <Cell className="max-lg:order-4 max-lg:text-end">
        <Badge tone={toneOf(order)}>{texts.states[order.overdue ? "overdue" : order.status]}</Badge>
        {isUnpaidInvoice && order.due_at && (
          <small className="block text-sm text-ink-soft">{texts.dueAt(day(order.due_at))}</small>
        )}
        {order.dispute && order.status !== "disputed" && <Badge tone="rose"> {texts.dispute}</Badge>}
      </Cell>
      <Cell className="text-sm whitespace-nowrap text-ink-soft max-lg:order-5">{day(order.created_at)}</Cell>
      <Cell figures className="max-lg:order-2 max-lg:text-end">
        {formatMoney(amount, currency)}
        {refunded > 0 && (
          <small className="block text-sm text-ink-soft">
            {texts.refunded(formatMoney(refunded, currency))}
          </small>
        )}
        {order.surplus > 0 && (
          <small className="block text-sm text-rose">
            {texts.surplus(formatMoney(order.surplus, currency))}
          </small>
        )}
      </Cell>
      <Cell className="text-end max-lg:order-6">
        <span className="inline-flex flex-wrap justify-end gap-2">
          {isUnpaidInvoice && (
            <>
              <Button size="sm" onClick={() => onChange("paid")} aria-label={texts.paidOf(nameOf(order))}>
                {texts.paid}
              </Button>
              {order.status === "open" && (
                <Button
                  size="sm"
                  onClick={() => onChange("cancel")}
                  aria-label={texts.cancelOf(nameOf(order))}
                >
                  {texts.cancel}
                </Button>
              )}
            </>
          )}
          {(order.status === "paid" || order.status === "part_refunded") && (
            <Button size="sm" onClick={() => onChange("refund")} aria-label={texts.refundOf(order.id)}>
              {texts.refund}
            </Button>
          )}
        </span>
      </Cell>
    </Row>
  );
}

function toneOf({ status, overdue }: PlatformOrder) {
  if (overdue || status === "declined" || status === "disputed") return "rose";
  return status === "paid" || status === "part_refunded" ? "moss" : "plain";
}
