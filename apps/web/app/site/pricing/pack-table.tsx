import { listedPacks } from "@lantern/contract/packs";
import { formatMoney } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";

const texts = t.pricing.packs;

/** The packs as they were at build time; the site's script updates them. */
export function PackTable() {
  return (
    <table data-packs={texts.credits}>
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
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
