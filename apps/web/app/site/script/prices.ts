import type { VatOnPrices } from "@lantern/contract/http";
import { readOpen } from "../../api/open-read.ts";
import { language } from "../../i18n/current.ts";
import { formatCountry, formatNumber } from "../../i18n/format.ts";
import { calculatorTexts } from "../pricing/calculator-texts.ts";
import { type Offer, priceRows } from "../pricing/offers.ts";

type Products = { items: Offer["offered"]; vat: VatOnPrices | null };

/** The packs currently for sale in one currency; null when the request fails or there are none. */
async function readOffer(currency: string): Promise<(Offer & Pick<Products, "vat">) | null> {
  const products = await readOpen<Products>(`/api/checkout/products?currency=${currency}`);
  return products?.items[0] ? { offered: products.items, currency, vat: products.vat } : null;
}

/** What comes on top of prices; empty where nobody computes it. */
export function vatText(vat: VatOnPrices | null): string {
  const texts = calculatorTexts.vat;
  if (!vat) return "";
  if (vat.exempt) return texts.exempt;
  const country = language() === "en" ? vat.country : formatCountry(vat.country_id);
  const home = texts.home(country, formatNumber(vat.percent));
  return `${home} ${vat.union ? texts.union : texts.elsewhere}`;
}

/** Fills the table of packs in US dollars, or that of all currencies, with current prices. */
function writePrices(table: HTMLElement, offers: readonly Offer[]): void {
  const { packs, prices } = table.dataset;
  const labels: { credits: string; seat: string } = prices
    ? JSON.parse(prices)
    : { credits: packs ?? "", seat: "" };
  if (prices)
    table
      .querySelector("thead tr")
      ?.replaceChildren(
        ...[...table.querySelectorAll("thead th")].filter(
          ({ textContent }, index) => index === 0 || offers.some(({ currency }) => currency === textContent),
        ),
      );
  const rows = priceRows(offers).map((pack) => {
    const header = make("th", "");
    header.setAttribute("scope", "row");
    header.append(
      make("b", String(pack.credits)),
      ...(prices ? [make("span", labels.credits)] : [` ${labels.credits}`]),
    );
    const cells = pack.prices.flatMap((price) => {
      if (!prices) return [make("td", price?.seat ?? ""), make("td", price?.total ?? "")];
      const cell = make("td", "");
      if (price) cell.append(make("b", price.total), make("span", `${price.seat} ${labels.seat}`));
      return [cell];
    });
    const row = document.createElement("tr");
    row.append(header, ...cells);
    return row;
  });
  table.querySelector("tbody")?.replaceChildren(...rows);
}

/** Replaces the page's built prices with the current ones, in the table and in the calculator. */
export async function updatePrices(reckonWith?: (offers: readonly Offer[]) => void): Promise<void> {
  const table = document.querySelector<HTMLElement>("[data-packs], [data-prices]");
  if (!table) return;
  const currencies = table.dataset.prices ? ["USD", "EUR", "GBP"] : ["USD"];
  const offers = (await Promise.all(currencies.map(readOffer))).filter((offer) => offer !== null);
  if (offers.length === 0) return;
  writePrices(table, offers);
  const note = document.querySelector("[data-as-of]");
  if (note) note.textContent = calculatorTexts.pricesNow;
  const onTop = document.querySelector("[data-vat]");
  if (onTop) onTop.textContent = vatText(offers[0]?.vat ?? null);
  reckonWith?.(offers);
}

/** An element with a text. */
export function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
