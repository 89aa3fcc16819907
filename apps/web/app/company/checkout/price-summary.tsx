import type { BillingAccount, Product } from "@lantern/contract/http";
import { betterPack, priceOf, taxCentsOf } from "@lantern/contract/price";
import { formatMoney } from "../../i18n/format.ts";
import { TextButton } from "../../ui/button.tsx";
import { texts } from "./texts.ts";

/** What the credits cost: each, together, and with tax. */
export function PriceSummary({
  packs,
  credits,
  tax,
  onChange,
}: {
  packs: readonly Product[];
  credits: number | null;
  /** Null as long as nobody knows who is billed. */
  tax: BillingAccount["tax"];
  onChange: (typed: string) => void;
}) {
  const price = credits === null ? null : priceOf(credits, packs);
  if (credits === null || !price) return <p className="text-ink-soft">{texts.noPrice}</p>;
  const money = (cents: number) => formatMoney(cents, price.pack.currency);
  const vat = tax ? taxCentsOf(price.cents, tax.percent) : 0;
  const better = betterPack(credits, packs);
  return (
    <div aria-live="polite" className="grid gap-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-line py-4 tabular-nums">
        <dt>{texts.row(credits, money(price.cents / credits))}</dt>
        <dd className="text-right">{money(price.cents)}</dd>
        {tax?.line && (
          <>
            <dt className="text-ink-soft">{tax.line}</dt>
            <dd className="text-right text-ink-soft">{money(vat)}</dd>
          </>
        )}
        <dt className="font-semibold">{texts.total}</dt>
        <dd className="text-right text-lg font-semibold">{money(price.cents + vat)}</dd>
      </dl>
      {!tax && <p className="text-sm text-ink-soft">{texts.taxOpen}</p>}
      {better && (
        <p className="text-sm text-ink-soft">
          {better.price_cents < price.cents
            ? texts.cheaper(better.credits, money(price.cents - better.price_cents), credits)
            : texts.same(better.credits, credits)}{" "}
          <TextButton onClick={() => onChange(String(better.credits))}>
            {texts.take(better.credits)}
          </TextButton>
        </p>
      )}
    </div>
  );
}
