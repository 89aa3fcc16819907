import { listedPacks } from "@lantern/contract/packs";
import { formatMoney } from "../../i18n/format.ts";
import { texts as pricingTexts } from "./texts.ts";

const texts = pricingTexts.packs;

// The site's script replaces the rows, so the table styles them.
const table =
  "w-full border-collapse text-left [&_:is(th,td):last-child]:text-right [&_b]:mr-1 [&_b]:font-display [&_b]:leading-none [&_b]:font-normal [&_tbody_:is(th,td)]:font-normal [&_tbody_td:last-child]:font-semibold [&_tr]:border-b [&_tr]:border-line";
const largeCells =
  "[&_b]:text-3xl sm:[&_b]:text-4xl [&_tbody_:is(th,td)]:py-5 [&_tbody_:is(th,td)]:not-last:pr-3 [&_tbody_td:last-child]:text-lg [&_thead_tr]:border-b-[1.5px] [&_thead_tr]:border-ink";
const smallCells = "mt-7 mb-6 [&_b]:text-2xl [&_tbody_:is(th,td)]:py-3 [&_tbody_td]:not-last:text-ink-soft";

/** The packs as they were at build time; the site's script updates them. */
export function PackTable({ small = false }: { small?: boolean }) {
  return (
    <table data-packs={texts.credits} className={`${table} ${small ? smallCells : largeCells}`}>
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
        {listedPacks.packs.map((pack) => (
          <tr key={pack.credits}>
            <th scope="row">
              <b>{pack.credits}</b> {texts.credits}
            </th>
            <td>{formatMoney(pack.price_cents / pack.credits, listedPacks.currency)}</td>
            <td>{formatMoney(pack.price_cents, listedPacks.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
