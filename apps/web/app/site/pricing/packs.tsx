import { listedPacks } from "@lantern/contract/packs";
import { formatLongDay } from "../../i18n/format.ts";
import { RuledList } from "../sections/ruled-list.tsx";
import { Split } from "../shell/site-page.tsx";
import { builtOffers } from "./built-offers.ts";
import { priceRows } from "./offers.ts";
import { texts } from "./texts.ts";

const { packs, life, included, byReceipt } = texts;

export function Packs() {
  return (
    <Split heading={packs.heading} intro={packs.intro}>
      <PriceTable />
      <p className="mt-4 text-base text-ink-soft" data-as-of>
        {packs.asOf(formatLongDay(listedPacks.asOf))}
      </p>
      <p className="mt-1 text-base text-ink-soft empty:hidden" data-vat />
      <p className="mt-1 text-base text-ink-soft">{texts.terms}</p>
    </Split>
  );
}

/** The life of a credit, step by step. */
export function CreditLife() {
  return (
    <Split heading={life.heading} intro={life.intro}>
      <RuledList
        ordered
        list={life.steps.map(({ name, text, strong }) => ({
          name,
          text: (
            <>
              {text} <strong className="text-ink">{strong}</strong>
            </>
          ),
        }))}
      />
    </Split>
  );
}

export function Included() {
  return (
    <Split heading={included.heading}>
      <ul className="gap-12 lg:columns-2">
        {included.list.map((text) => (
          <li key={text} className="break-inside-avoid border-t border-line py-3 text-md">
            {text}
          </li>
        ))}
      </ul>
    </Split>
  );
}

export function OrderByReceipt() {
  return (
    <Split heading={byReceipt.heading} intro={byReceipt.intro}>
      <RuledList list={byReceipt.list} />
    </Split>
  );
}

// The site's script replaces the cells, so the table styles them.
const table =
  "w-full border-collapse text-start tabular-nums [&_:is(th,td)]:align-baseline [&_:is(th,td):not(:first-child)]:text-end [&_thead_tr]:border-b-[1.5px] [&_thead_tr]:border-ink [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_th]:font-normal [&_tbody_:is(th,td)]:py-5 [&_:is(th,td)]:not-last:pe-2 [&_th_b]:font-display [&_th_b]:text-3xl [&_th_b]:leading-none [&_th_b]:font-normal sm:[&_th_b]:text-4xl [&_span]:block [&_span]:text-sm [&_span]:text-ink-soft [&_td_b]:font-semibold sm:[&_td_b]:text-lg";

/** The packs in every currency as they were at build time; the site's script updates them. */
function PriceTable() {
  return (
    <table data-prices={JSON.stringify({ credits: packs.credits, seat: packs.seat })} className={table}>
      <caption className="sr-only">{packs.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="pb-3 text-sm font-medium text-ink-soft">
            {packs.columns[0]}
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
              <span>{packs.credits}</span>
            </th>
            {prices.map((price, index) => (
              <td key={builtOffers[index]?.currency}>
                {price && (
                  <>
                    <b>{price.total}</b>
                    <span>
                      {price.seat} {packs.seat}
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
