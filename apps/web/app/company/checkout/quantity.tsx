import type { Product } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { addressIn } from "@lantern/contract/site-languages";
import { language } from "../../i18n/current.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { texts } from "./texts.ts";

/** The number of credits that was typed; null while it is none that can be ordered. */
export function creditsIn(typed: string): number | null {
  const credits = Number(typed);
  return /^\d{1,5}$/.test(typed.trim()) && credits >= 1 && credits <= limits.orderCreditsMax ? credits : null;
}

/** A pack, or any other number up to the limit. */
export function Quantity({
  packs,
  typed,
  onChange,
}: {
  packs: readonly Product[];
  typed: string;
  onChange: (typed: string) => void;
}) {
  const most = formatNumber(limits.orderCreditsMax);
  const isTooMany = Number(typed) > limits.orderCreditsMax;
  return (
    <>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">{texts.packs}</legend>
        {packs.map(({ id, credits, price_cents, currency }) => (
          <RadioOption
            key={id}
            name="pack"
            title={texts.pack(credits)}
            checked={creditsIn(typed) === credits}
            onChange={() => onChange(String(credits))}
          >
            {texts.seat(formatMoney(price_cents / credits, currency))}
          </RadioOption>
        ))}
      </fieldset>
      <Field
        label={texts.credits}
        hint={
          <>
            {texts.limit(most)}{" "}
            <a href={addressIn("/contact", language())} className={textLink}>
              {texts.writeToUs}
            </a>
          </>
        }
        error={typed !== "" && creditsIn(typed) === null && (isTooMany ? texts.tooMany : texts.invalid)(most)}
      >
        <Input
          inputMode="numeric"
          maxLength={5}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  );
}
