import type { Currency } from "@lantern/contract/choices";
import type { BillingAccount, CheckoutTerms } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { goAndPay, makeQuote, orderByInvoice } from "../../api/queries/billing.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

/** Pays by card, orders by invoice, or makes a quote first. */
export function OrderButtons({
  terms,
  credits,
  currency,
  account,
  allowed,
  reason,
}: {
  terms: CheckoutTerms;
  credits: number | null;
  currency: string | null;
  account: BillingAccount | null;
  allowed: boolean;
  /** Shown below when nothing can be ordered. */
  reason?: string | undefined;
}) {
  const navigate = useNavigate();
  const [purchaseOrder, setPurchaseOrder] = useState("");
  // Another number is another order; a second click is not.
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const order = useMutation({
    mutationFn: async (how: "card" | "invoice" | "again" | "quote") => {
      const body = {
        credits: credits!,
        currency: currency as Currency,
        billing_account_id: account!.id,
        purchase_order: purchaseOrder,
      };
      const key = [visit, how, ...Object.values(body)].join(":");
      if (how === "card") return goAndPay({ body, key });
      if (how === "quote") toast.good(texts.quoted(await makeQuote(body, key)));
      else toast.good(texts.ordered(await orderByInvoice({ ...body, again: how === "again" }, key)));
      await navigate("/dashboard/billing");
    },
  });
  const { reset } = order;
  // The back button restores this page as it was left; buying must be possible again.
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      setVisit(crypto.randomUUID());
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, [reset]);
  const exists = order.error instanceof ApiError && order.error.code === "ORDER_EXISTS";
  // The button stays busy until the browser leaves the page.
  const isBusy = order.isPending || order.isSuccess;
  const isDisabled = !allowed || credits === null || currency === null;
  const button = (how: "card" | "invoice", text: string) => (
    <Button
      size="lg"
      tone="primary"
      busy={isBusy && order.variables === how}
      disabled={isDisabled || (isBusy && order.variables !== how)}
      onClick={() => order.mutate(how)}
    >
      {text}
    </Button>
  );
  return (
    <section aria-labelledby="order" className="grid gap-4">
      <h2 id="order">{texts.order}</h2>
      <Field label={texts.purchaseOrder} optional={texts.optional} hint={texts.purchaseOrderHint}>
        <Input
          maxLength={limits.purchaseOrderMax}
          value={purchaseOrder}
          onChange={(event) => setPurchaseOrder(event.target.value)}
        />
      </Field>
      {order.isError && (
        <Note
          kind="bad"
          role="alert"
          action={
            exists && (
              <Button size="sm" onClick={() => order.mutate("again")}>
                {texts.again}
              </Button>
            )
          }
        >
          {messageFor(order.error)}
        </Note>
      )}
      <p className="grid gap-2 sm:grid-cols-2">
        {terms.card && button("card", texts.card)}
        {terms.invoices && button("invoice", texts.invoice)}
      </p>
      <p>
        <TextButton disabled={isDisabled || isBusy} onClick={() => order.mutate("quote")}>
          {texts.quote}
        </TextButton>
      </p>
      <p className="text-sm text-ink-soft">
        {reason ?? (terms.invoices ? invoiceHint(terms) : texts.payNext)}
      </p>
    </section>
  );
}

const invoiceHint = ({ invoice_days: days, credits_at_once: atOnce }: CheckoutTerms) =>
  `${texts.invoiceHint(days)} ${atOnce > 0 ? texts.atOnce(formatNumber(atOnce)) : texts.afterPayment}`;
