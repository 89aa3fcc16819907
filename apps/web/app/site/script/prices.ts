import { readOpen } from "../../api/open-read.ts";
import { formatMoney } from "../../i18n/format.ts";
import { calculatorTexts } from "../pricing/calculator-texts.ts";
import type { Pack } from "../pricing/pack-plan.ts";

export interface Offer {
  offered: Pack[];
  currency: string;
}
/** The packs currently for sale; null when the request fails or there are none. */
async function readOffer(): Promise<Offer | null> {
  const products = await readOpen<{ items: { credits: number; price_cents: number; currency: string }[] }>(
    "/api/checkout/products",
  );
  const items = products?.items ?? [];
  const [first] = items;
  if (!first) return null;
  const offered = items.map(({ credits, price_cents }) => ({ credits, price: price_cents }));
  return { offered: offered.sort((a, b) => a.credits - b.credits), currency: first.currency };
}

/** Fills the table of packs with current prices. */
function writePacks(table: HTMLElement, { offered, currency }: Offer): void {
  const body = table.querySelector("tbody");
  if (!body) return;
  const rows = offered.map(({ credits, price }) => {
    const row = document.createElement("tr");
    const header = make("th", "");
    header.setAttribute("scope", "row");
    header.append(make("b", String(credits)), ` ${table.dataset.packs}`);
    const each = formatMoney(Math.round(price / credits), currency);
    row.append(header, make("td", each), make("td", formatMoney(price, currency)));
    return row;
  });
  body.replaceChildren(...rows);
  const note = document.querySelector("[data-as-of]");
  if (note) note.textContent = calculatorTexts.pricesNow;
}

/** Replaces the page's built prices with the current ones, in the table and in the calculator. */
export async function updatePrices(reckonWith?: (offer: Offer) => void): Promise<void> {
  const tables = document.querySelectorAll<HTMLElement>("[data-packs]");
  if (tables.length === 0) return;
  const offer = await readOffer();
  if (!offer) return;
  for (const table of tables) writePacks(table, offer);
  reckonWith?.(offer);
}

/** An element with a text. */
export function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
