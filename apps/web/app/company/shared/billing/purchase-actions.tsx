import type { Order } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import {
  cancelOrder,
  goAndPay,
  orderByInvoice,
  refundUnused,
  termsQuery,
} from "../../../api/queries/billing.ts";
import { dayOf, formatDay, formatMoney } from "../../../i18n/format.ts";
import { Button, TextButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { purchaseTexts as texts } from "./purchase-texts.ts";

const openStates: Order["status"][] = ["quoted", "open", "declined", "expired", "part_paid"];

/** Whether an order can still be ordered or paid. */
export const isOpen = ({ status }: Pick<Order, "status">) => openStates.includes(status);

/** Pays an order that is not paid, orders it by invoice, or cancels it. */
export function PurchaseActions({ order }: { order: Order }) {
  const terms = useQuery(termsQuery).data;
  const [isAsking, setAsking] = useState(false);
  const { id, lapsed, method, status } = order;
  const name = order.documents.at(-1)?.name ?? texts.credits(order.credits);
  const act = useMutation({
    mutationFn: async (how: "card" | "invoice" | "cancel") => {
      if (how === "card") return goAndPay({ body: { order_id: id } });
      if (how === "invoice") return toast.good(texts.ordered(await orderByInvoice({ order_id: id })));
      await cancelOrder(id);
      toast.good(texts.cancelled(name));
    },
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
    onSettled: () => setAsking(false),
  });
  if (!isOpen(order)) return null;
  const isUnpaid = status !== "part_paid";
  return (
    <>
      {terms?.card && !lapsed && (
        <Button
          size="sm"
          aria-label={texts.payOf(name)}
          disabled={act.isPending}
          onClick={() => act.mutate("card")}
        >
          {texts.pay}
        </Button>
      )}
      {terms?.invoices && isUnpaid && !lapsed && method !== "invoice" && (
        <Button
          size="sm"
          aria-label={texts.invoiceOf(name)}
          disabled={act.isPending}
          onClick={() => act.mutate("invoice")}
        >
          {texts.invoice}
        </Button>
      )}
      {isUnpaid && (
        <TextButton
          aria-label={texts.cancelOf(name)}
          disabled={act.isPending}
          onClick={() => setAsking(true)}
        >
          {texts.cancel}
        </TextButton>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.cancelTitle(name)}
        description={method === "invoice" ? texts.cancelInvoiceText : texts.cancelText}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.cancelBack}</Button>
            <Button tone="danger" busy={act.isPending} onClick={() => act.mutate("cancel")}>
              {texts.cancelOf(name)}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Has the unused credits of an order refunded, after a question. */
export function RefundUnused({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: () => refundUnused(order.id),
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
    onSettled: () => setAsking(false),
  });
  if (!order.unused) return null;
  const { credits, until } = order.unused;
  const amount = formatMoney(order.unused.amount, order.currency);
  const name = order.documents.at(-1)?.name ?? texts.credits(order.credits);
  return (
    <>
      <TextButton aria-label={texts.refundOf(name)} onClick={() => setAsking(true)}>
        {texts.refund}
      </TextButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.refundTitle(credits, amount)}
        description={texts.refundText(formatDay(dayOf(new Date(until))))}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.cancelBack}</Button>
            <Button
              tone="danger"
              busy={act.isPending}
              onClick={() => act.mutate(undefined, { onSuccess: () => toast.good(texts.refundDone(amount)) })}
            >
              {texts.refundSubmit(amount)}
            </Button>
          </>
        }
      />
    </>
  );
}
