import type { Endpoint } from "@lantern/contract/endpoint";
import { documentPdf, documentXRechnung } from "@lantern/contract/endpoints/checkout";
import type { Order } from "@lantern/contract/http";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Check, CircleAlert, CircleDashed, CircleX, FileText, Undo2 } from "lucide-react";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { ordersQuery } from "../../api/queries/billing.ts";
import { dayOf, formatDay, formatMoney } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { TextButton } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { isOpen } from "./model.ts";
import { PurchaseActions, RefundUnused } from "./purchase-actions.tsx";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.purchases;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const marks = {
  quoted: { tone: "plain", icon: <FileText {...icon} /> },
  open: { tone: "plain", icon: <CircleDashed {...icon} /> },
  part_paid: { tone: "plain", icon: <CircleDashed {...icon} /> },
  paid: { tone: "moss", icon: <Check {...icon} /> },
  declined: { tone: "rose", icon: <CircleX {...icon} /> },
  expired: { tone: "plain", icon: <CircleX {...icon} /> },
  part_refunded: { tone: "moss", icon: <Check {...icon} /> },
  refunded: { tone: "plain", icon: <Undo2 {...icon} /> },
  disputed: { tone: "rose", icon: <CircleAlert {...icon} /> },
  cancelled: { tone: "plain", icon: <CircleX {...icon} /> },
} as const satisfies Record<Order["status"], unknown>;

/**
 * Quotes and orders, each with what can be done with it.
 *
 * @param marked id of the order that an email linked to
 */
export function PurchasesTable({ marked }: { marked?: string | undefined }) {
  const list = useInfiniteQuery(ordersQuery);
  return (
    <Loaded
      query={list}
      label={billingTexts.loading}
      rows={2}
      empty={<p className="text-ink-soft">{texts.none}</p>}
    >
      {(orders) => (
        <>
          <Table>
            <TableHeader>
              <Column>{texts.columns.what}</Column>
              <Column>{texts.columns.day}</Column>
              <Column>{texts.columns.state}</Column>
              <Column figures>{texts.columns.amount}</Column>
              <Column figures>{texts.columns.documents}</Column>
            </TableHeader>
            <TableBody>
              {orders.map((order) => (
                <PurchaseLine key={order.id} order={order} marked={order.id === marked} />
              ))}
            </TableBody>
          </Table>
          <ShowMore list={list} className="mt-4" />
        </>
      )}
    </Loaded>
  );
}

function PurchaseLine({ order, marked }: { order: Order; marked: boolean }) {
  const partly = order.status === "part_refunded";
  const isUnpaid = order.status === "open" || order.status === "part_paid";
  const until = order.valid_until && formatDay(dayOf(new Date(order.valid_until)));
  return (
    <Row className={marked ? "bg-ember-wash" : undefined} aria-current={marked || undefined}>
      <RowName>
        <b>{texts.credits(order.credits)}</b>
        {order.purchase_order && (
          <span className="block text-sm text-ink-soft">{texts.purchaseOrder(order.purchase_order)}</span>
        )}
      </RowName>
      <Cell className="text-ink-soft max-lg:order-3">{formatDay(dayOf(new Date(order.created_at)))}</Cell>
      <Cell className="max-lg:order-4 max-lg:text-end">
        {order.overdue ? (
          <Badge tone="rose" icon={<CircleAlert {...icon} />}>
            {texts.overdue}
          </Badge>
        ) : (
          <Badge {...marks[order.status]}>{texts.states[order.status]}</Badge>
        )}
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
  const { kinds, getOf, xrechnung } = billingTexts.documents;
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
  const saving = useMutation({
    mutationFn: () => download(file, { params: { id: document.id } }),
    onError: (error) => toast.bad(billingTexts.documents.failed, messageFor(error)),
  });
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
