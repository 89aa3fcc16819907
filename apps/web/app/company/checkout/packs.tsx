import type { Product } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { goAndPay } from "../../api/queries/billing.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { texts } from "./texts.ts";

/** The packs as a price list. Buying opens the payment page. */
export function Packs({
  products,
  allowed,
  reason,
}: {
  products: readonly Product[];
  allowed: boolean;
  /** Shown below when buying is not possible. */
  reason?: string | undefined;
}) {
  const buying = useMutation({ mutationFn: goAndPay });
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const { reset } = buying;
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
  // The button stays busy until the browser leaves the page.
  const busy = buying.isPending || buying.isSuccess;
  return (
    <section aria-label={texts.packs} className="max-w-180">
      {buying.isError && (
        <Note kind="bad" role="alert" className="mb-5">
          {messageFor(buying.error)}
        </Note>
      )}
      <ul className="border-t border-ink">
        {products.map(({ id, credits, price_cents, currency }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 border-b border-line py-4 tabular-nums md:grid-cols-[1fr_7rem_6rem_auto]"
          >
            <p className="flex items-baseline gap-2">
              <span className="font-display text-3xl leading-none [font-variant-numeric:lining-nums]">
                {formatNumber(credits)}
              </span>
              {texts.credits}
            </p>
            <p className="text-right text-ink-soft max-md:order-3 max-md:text-left">
              {texts.seat(formatMoney(price_cents / credits, currency))}
            </p>
            <p className="text-right font-semibold">{formatMoney(price_cents, currency)}</p>
            <Button
              aria-label={texts.buyPack(credits)}
              busy={busy && buying.variables?.body.product_id === id}
              disabled={!allowed || (busy && buying.variables?.body.product_id !== id)}
              onClick={() => buying.mutate({ body: { product_id: id }, key: `${visit}:${id}` })}
              className="w-24 max-md:order-4"
            >
              {texts.buyShort}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        {products.length === 0 ? texts.nothing : allowed ? texts.prices : reason}
      </p>
    </section>
  );
}
