import { billOf } from "../pricing/bill.ts";
import { calculatorTexts as texts } from "../pricing/calculator-texts.ts";
import type { Offer } from "../pricing/offers.ts";
import { sizesOfTeams } from "../pricing/pack-plan.ts";
import { streetMarkup } from "../pricing/street.ts";
import { make } from "./prices.ts";

/** Makes the sliders calculate a team's price: first with the built prices, then with the current ones. */
export function startCalculator(form: HTMLElement): (offers: readonly Offer[]) => void {
  const built: { offers: Offer[]; welcome: number } = JSON.parse(form.dataset.count ?? "{}");
  let offers: readonly Offer[] = built.offers;
  const part = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector) as T;
  const [seats, came, first] = [
    part<HTMLInputElement>("#seats"),
    part<HTMLInputElement>("#came"),
    part<HTMLInputElement>("#first"),
  ];
  const [street, rows] = [part("[data-street]"), part("[data-bill]")];
  const currencies = form.querySelectorAll<HTMLInputElement>("[name=currency]");
  /** The share of people who come stays the same when the number of seats changes. */
  let share = Number(came.value) / Number(seats.value);

  const draw = () => {
    const session = { seats: Number(seats.value), came: Number(came.value), isFirst: first.checked };
    for (const input of [seats, came]) {
      const span = Number(input.max) - Number(input.min) || 1;
      input.style.setProperty("--p", `${((Number(input.value) - Number(input.min)) / span) * 100}%`);
      if (input.previousElementSibling) input.previousElementSibling.textContent = input.value;
    }
    const chosen = form.querySelector<HTMLInputElement>("[name=currency]:checked")?.value;
    const offer = offers.find(({ currency }) => currency === chosen) ?? offers[0];
    if (!offer) return;
    const { offered, currency } = offer;
    const bill = billOf(session, offered, { currency, welcome: built.welcome, texts });
    part("[data-teams]").textContent = bill.teams;
    part("[data-caption]").textContent = bill.text;
    rows.replaceChildren(
      ...bill.rows.map(({ name, value, kind }) => {
        const row = make("div", "");
        row.className = kind ?? "";
        row.append(make("dt", name), make("dd", value));
        return row;
      }),
    );
    const box = { width: street.clientWidth - 40, height: street.clientHeight - 30 };
    street.innerHTML = streetMarkup(session.seats, session.came, box);
    street.dataset.drawn = "";
    street.setAttribute(
      "aria-label",
      texts.street(sizesOfTeams(session.seats).length, session.came, session.seats),
    );
  };

  seats.addEventListener("input", () => {
    came.max = seats.value;
    came.value = String(Math.max(Number(came.min), Math.round(Number(seats.value) * share)));
    draw();
  });
  came.addEventListener("input", () => {
    share = Number(came.value) / Number(seats.value);
    draw();
  });
  first.addEventListener("change", draw);
  for (const input of currencies) input.addEventListener("change", draw);
  addEventListener("resize", draw);
  draw();
  return (current) => {
    offers = current;
    // A currency that is no longer sold in cannot be chosen.
    for (const input of currencies) {
      const isSold = current.some(({ currency }) => currency === input.value);
      if (input.parentElement) input.parentElement.hidden = !isSold;
    }
    draw();
  };
}
