import { builtOffers } from "./built-offers.ts";
import { priceRows } from "./offers.ts";
import { texts as pricingTexts } from "./texts.ts";

const texts = pricingTexts.packs;

// The site's script replaces the cells, so the table styles them.
const table =
  "w-full border-collapse text-left tabular-nums [&_:is(th,td)]:align-baseline [&_:is(th,td):not(:first-child)]:text-right [&_thead_tr]:border-b-[1.5px] [&_thead_tr]:border-ink [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_th]:font-normal [&_tbody_:is(th,td)]:py-5 [&_:is(th,td)]:not-last:pr-2 [&_th_b]:font-display [&_th_b]:text-3xl [&_th_b]:leading-none [&_th_b]:font-normal sm:[&_th_b]:text-4xl [&_span]:block [&_span]:text-sm [&_span]:text-ink-soft [&_td_b]:font-semibold sm:[&_td_b]:text-lg";

/** The packs in every currency as they were at build time; the site's script updates them. */
export function PriceTable() {
  return (
    <table data-prices={JSON.stringify({ credits: texts.credits, seat: texts.seat })} className={table}>
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="pb-3 text-sm font-medium text-ink-soft">
            {texts.columns[0]}
          </th>
          {builtOffers.map(({ currency }) => (
            <th key={currency} scope="col" className="pb-3 text-sm font-medium text-ink-soft">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {priceRows(builtOffers).map(({ credits, prices }) => (
          <tr key={credits}>
            <th scope="row">
              <b>{credits}</b>
              <span>{texts.credits}</span>
            </th>
            {prices.map((price, index) => (
              <td key={builtOffers[index]?.currency}>
                {price && (
                  <>
                    <b>{price.total}</b>
                    <span>
                      {price.seat} {texts.seat}
                    </span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
