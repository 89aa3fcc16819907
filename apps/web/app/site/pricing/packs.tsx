import { listedPacks } from "@lantern/contract/packs";
import { formatLongDay } from "../../i18n/format.ts";
import { RuledList } from "../sections/ruled-list.tsx";
import { Split } from "../shell/site-page.tsx";
import { PriceTable } from "./price-table.tsx";
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
