import { formatNumber } from "../../i18n/format.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.balance;

/** Available and reserved credits, and their sum, each with an explanation. */
export function CreditFigures({
  credits,
}: {
  credits: { available: number; reserved: number; balance: number };
}) {
  return (
    <dl aria-label={texts.title} className="grid gap-x-10 gap-y-5 border-y border-line py-5 md:grid-cols-3">
      <Figure value={credits.available} text={texts.free} hint={texts.freeHint} />
      <Figure value={credits.reserved} text={texts.reserved} hint={texts.reservedHint} sign="+" />
      <Figure value={credits.balance} text={texts.all} hint={texts.allHint} sign="=" />
    </dl>
  );
}

function Figure({ value, text, hint, sign }: { value: number; text: string; hint: string; sign?: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{text}</dt>
      <dd>
        <span className="font-display text-3xl leading-tight tabular-nums [font-variant-numeric:lining-nums]">
          {sign && <span className="mr-2 text-ink-soft">{sign}</span>}
          {formatNumber(value)}
        </span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </dd>
    </div>
  );
}
