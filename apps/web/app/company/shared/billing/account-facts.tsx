import type { BillingAccount } from "@lantern/contract/http";
import { formatCountry } from "../../../i18n/format.ts";
import { texts } from "./texts.ts";

/** The address of an account on one line, and what should be done about it. */
export function AccountFacts({ account }: { account: BillingAccount }) {
  const { label, name, street, postcode, city, country_id, vat_id } = account;
  const address = [street, [postcode, city].filter(Boolean).join(" "), formatCountry(country_id), vat_id];
  const warning = warningOf(account);
  return (
    <>
      <span className="block text-sm text-ink-soft">
        {[label === name ? "" : name, ...address].filter(Boolean).join(", ")}
      </span>
      {warning && <span className="block text-sm text-rose">{warning}</span>}
    </>
  );
}

function warningOf({ refused, vat_check, vat_digits_wrong }: BillingAccount): string | null {
  // That nothing is sold at all is no fault of an account.
  if (refused && refused !== "CHECKOUT_003") return texts.refused[refused];
  if (vat_check === "invalid" || vat_check === "no_answer") return texts.warnings[vat_check];
  return vat_digits_wrong && vat_check === null ? texts.warnings.digits : null;
}
