import type { Currency } from "@lantern/contract/choices";
import type { CheckoutTerms, Product } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { betterPack, priceOf } from "@lantern/contract/price";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { goAndPay, makeQuote, orderByInvoice } from "../../api/queries/billing.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as checkoutTexts } from "./texts.ts";

const texts = checkoutTexts.any;

/** Any number of credits at its price: by card, by invoice, or as a quote first. */
export function OrderForm({
  products,
  terms,
  currency,
  allowed,
}: {
  products: readonly Product[];
  terms: CheckoutTerms;
  currency: string;
  allowed: boolean;
}) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [purchaseOrder, setPurchaseOrder] = useState("");
  // Another number is another order; a second click is not.
  const [visit] = useState(() => crypto.randomUUID());
  const credits = Number(typed);
  const isValid = /^\d{1,4}$/.test(typed.trim()) && credits >= 1 && credits <= limits.orderCreditsMax;
  const price = isValid ? priceOf(credits, products) : null;
  const better = isValid ? betterPack(credits, products) : null;
  const order = useMutation({
    mutationFn: async (how: "card" | "invoice" | "again" | "quote") => {
      const body = { credits, currency: currency as Currency, purchase_order: purchaseOrder };
      const key = [visit, how, credits, currency, purchaseOrder].join(":");
      if (how === "card") return goAndPay({ body, key });
      if (how === "quote") toast.good(texts.quoted(await makeQuote(body, key)));
      else toast.good(texts.ordered(await orderByInvoice({ ...body, again: how === "again" }, key)));
      await navigate("/dashboard/billing");
    },
  });
  const exists = order.error instanceof ApiError && order.error.code === "ORDER_EXISTS";
  const isDisabled = !allowed || !price || order.isPending;
  return (
    <div className="grid max-w-130 gap-4">
      <p className="text-ink-soft">{texts.sub}</p>
      <Field label={texts.credits} error={typed !== "" && !isValid && texts.invalid}>
        <Input
          inputMode="numeric"
          maxLength={4}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p aria-live="polite" className="min-h-7 tabular-nums">
        {!price && <span className="text-ink-soft">{texts.noPrice}</span>}
        {price && (
          <>
            <b className="text-lg">{formatMoney(price.cents, currency)}</b>{" "}
            <span className="text-ink-soft">
              {checkoutTexts.seat(formatMoney(price.cents / credits, currency))}
            </span>
          </>
        )}
        {price && better && (
          <span className="block text-sm text-ink-soft">
            {texts.better(better.credits, formatMoney(better.price_cents, currency))}{" "}
            <TextButton onClick={() => setTyped(String(better.credits))}>
              {texts.take(better.credits)}
            </TextButton>
          </span>
        )}
      </p>
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
      <p className="flex flex-wrap gap-2">
        {terms.card && (
          <Button tone="primary" disabled={isDisabled} onClick={() => order.mutate("card")}>
            {texts.card}
          </Button>
        )}
        {terms.invoices && (
          <Button disabled={isDisabled} onClick={() => order.mutate("invoice")}>
            {texts.invoice}
          </Button>
        )}
        <Button disabled={isDisabled} onClick={() => order.mutate("quote")}>
          {texts.quote}
        </Button>
      </p>
      {terms.invoices && (
        <p className="text-sm text-ink-soft">
          {texts.invoiceHint(terms.invoice_days)}{" "}
          {terms.credits_at_once > 0 ? texts.atOnce(formatNumber(terms.credits_at_once)) : texts.afterPayment}
        </p>
      )}
    </div>
  );
}
