import { listedPacks } from "@lantern/contract/packs";
import { t } from "../../i18n/index.ts";
import { Split } from "../shell/site-page.tsx";
import { PackTable } from "./pack-table.tsx";

const { packs, life, included, byReceipt } = t.pricing;
const asOf = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export function Packs() {
  return (
    <Split heading={packs.heading} intro={packs.intro} className="packs">
      <PackTable />
      <p className="note" data-as-of>
        {packs.asOf(asOf.format(new Date(listedPacks.asOf)))}
      </p>
    </Split>
  );
}

/** The life of a credit, step by step. */
export function CreditLife() {
  return (
    <Split heading={life.heading} intro={life.intro}>
      <ol className="ruled">
        {life.steps.map((step) => (
          <li key={step.name}>
            <b>{step.name}</b>
            <p>
              {step.text} <strong>{step.strong}</strong>
            </p>
          </li>
        ))}
      </ol>
    </Split>
  );
}

export function Included() {
  return (
    <Split heading={included.heading}>
      <ul className="columns">
        {included.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Split>
  );
}

export function OrderByReceipt() {
  return (
    <Split heading={byReceipt.heading} intro={byReceipt.intro}>
      <ul className="ruled">
        {byReceipt.list.map((item) => (
          <li key={item.name}>
            <b>{item.name}</b>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}
