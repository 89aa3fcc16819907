import { listPlatformOrders } from "@lantern/contract/endpoints";
import type { PlatformOrder } from "@lantern/contract/http";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { consoleApi } from "../../api/queries/platform.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { ConsoleList } from "../shell/console-list.tsx";
import { consoleGate } from "../shell/gate.ts";
import { day } from "../shell/moments.ts";
import { ReasonDialog } from "../shell/reason-dialog.tsx";
import { useList } from "../shell/use-list.ts";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

export default function Orders() {
  const [refunding, setRefunding] = useState<PlatformOrder | null>(null);
  const state = useList("orders", ["company", "status"], (query) => call(listPlatformOrders, { query }));
  return (
    <>
      <PageHeader title={texts.title} sub={texts.sub} />
      <ConsoleList
        state={state}
        label={texts.title}
        sorts={texts.sorts}
        states={texts.states}
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
        row={(order) => <OrderRow key={order.id} order={order} onRefund={() => setRefunding(order)} />}
      />
      {refunding && <Refund order={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

function OrderRow({ order, onRefund }: { order: PlatformOrder; onRefund: () => void }) {
  const { refunded, amount, currency } = order;
  return (
    <Row>
      <RowName>
        <b className="block">{texts.credits(formatNumber(order.credits))}</b>
        <span className="text-sm break-all text-ink-soft">{order.id}</span>
      </RowName>
      <Cell className="max-lg:order-3">
        <Link to={`/console/companies/${order.company.id}`} className={textLink}>
          {order.company.name}
        </Link>
      </Cell>
      <Cell className="max-lg:order-4 max-lg:text-right">
        <Badge tone={order.status === "paid" ? "moss" : order.status === "declined" ? "rose" : "plain"}>
          {texts.states[order.status]}
        </Badge>
        {order.dispute && order.status !== "disputed" && <Badge tone="rose"> {texts.dispute}</Badge>}
      </Cell>
      <Cell className="text-sm whitespace-nowrap text-ink-soft max-lg:order-5">{day(order.created_at)}</Cell>
      <Cell figures className="max-lg:order-2 max-lg:text-right">
        {formatMoney(amount, currency)}
        {refunded > 0 && (
          <small className="block text-sm text-ink-soft">
            {texts.refunded(formatMoney(refunded, currency))}
          </small>
        )}
      </Cell>
      <Cell className="text-right max-lg:order-6">
        {order.status === "paid" && refunded < amount && (
          <Button size="sm" onClick={onRefund} aria-label={texts.refundOf(order.id)}>
            {texts.refund}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

function Refund({ order, onClose }: { order: PlatformOrder; onClose: () => void }) {
  return (
    <ReasonDialog
      danger
      title={texts.refundTitle(formatMoney(order.amount - order.refunded, order.currency))}
      description={texts.refundText}
      submit={texts.refund.replace("…", "")}
      act={async (reason) => {
        const { credits_removed: removed } = await consoleApi.refund({ id: order.id }, reason);
        toast.good(texts.refundDone(formatNumber(removed)));
      }}
      onClose={onClose}
    />
  );
}
