import { builtOffers } from "./built-offers.ts";
import { priceRows } from "./offers.ts";
import { texts as pricingTexts } from "./texts.ts";

const texts = pricingTexts.packs;

// The site's script replaces the rows, so the table styles them.
const table =
  "mt-7 mb-6 w-full border-collapse text-start [&_:is(th,td):last-child]:text-end [&_b]:me-1 [&_b]:font-display [&_b]:text-2xl [&_b]:leading-none [&_b]:font-normal [&_tbody_:is(th,td)]:py-3 [&_tbody_:is(th,td)]:font-normal [&_tbody_td]:not-last:text-ink-soft [&_tbody_td:last-child]:font-semibold [&_tr]:border-b [&_tr]:border-line";

/** The packs in US dollars as they were at build time; the site's script updates them. */
export function PackTable() {
  return (
    <table data-packs={texts.credits} className={table}>
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} scope="col" className="pb-3 text-sm font-medium text-ink-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {priceRows(builtOffers.slice(0, 1)).map(({ credits, prices: [price] }) => (
          <tr key={credits}>
            <th scope="row">
              <b>{credits}</b> {texts.credits}
            </th>
            <td>{price?.seat}</td>
            <td>{price?.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
