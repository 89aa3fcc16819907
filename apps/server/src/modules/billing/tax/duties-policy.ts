import type { platformOverview, ResponseOf } from "@lantern/contract/http";
import type { Tax } from "../../../db/schema/orders.ts";

/** Sales of one kind, to one country. */
export interface Sold extends Pick<Tax, "treatment"> {
  /** ISO 3166 */
  country: string | null;
}

type Duty = ResponseOf<typeof platformOverview>["duties"][number];

/** Where companies must send each other e-invoices. Germany's duty begins in 2027; the others' had begun by November 2026. */
const demandEInvoices = new Set(["BE", "DE", "FR", "IT", "PL"]);

/** What sales oblige a seller to beside the VAT on its documents. Nothing is reported or sent from here. */
export function dutiesOf(sold: Sold[]): Duty[] {
  const countriesOf = (treatment: Tax["treatment"]) => {
    const all = sold.flatMap((sale) => (sale.treatment === treatment && sale.country ? [sale.country] : []));
    return [...new Set(all)].sort();
  };
  const duties: Duty[] = [
    {
      kind: "e_invoices",
      countries: countriesOf("domestic").filter((country) => demandEInvoices.has(country)),
    },
    { kind: "sales_list", countries: countriesOf("reverse_charge") },
    { kind: "one_stop_shop", countries: countriesOf("destination") },
    { kind: "home_rate", countries: countriesOf("home_rate") },
  ];
  return duties.filter(({ countries }) => countries.length > 0);
}
