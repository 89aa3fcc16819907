import { useQuery } from "@tanstack/react-query";
import { overviewQuery } from "../../api/queries/platform.ts";
import { formatCountry, formatList } from "../../i18n/format.ts";
import { texts as ordersTexts } from "./texts.ts";

const { duties: texts } = ordersTexts;

/** What sales oblige the operator to, by kind and country. Nothing while there were none. */
export function Duties() {
  const { data } = useQuery(overviewQuery);
  if (!data?.duties.length) return null;
  const lines = data.duties.flatMap(({ kind, countries }) =>
    kind === "e_invoices"
      ? countries.map((country) => texts.eInvoices[country])
      : [texts[kind](formatList(countries.map(formatCountry)))],
  );
  return (
    <section aria-labelledby="duties" className="mb-6 text-sm">
      <h2 id="duties" className="mb-1 font-text text-base font-semibold tracking-normal">
        {texts.title}
      </h2>
      <ul className="grid gap-1 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">{texts.adviser}</p>
    </section>
  );
}
