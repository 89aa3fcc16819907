import { limits } from "@lantern/contract/limits";
import type { CSSProperties } from "react";
import { cta, wrap } from "../shell/style.ts";
import { billOf } from "./bill.ts";
import { builtOffers } from "./built-offers.ts";
import { calculatorTexts } from "./calculator-texts.ts";
import { streetMarkup } from "./street.ts";
import { texts as pricingTexts } from "./texts.ts";

const texts = pricingTexts.count;
const example = { seats: 24, came: 21, isFirst: true };
const [first] = builtOffers as [(typeof builtOffers)[number]];

/** The price calculator. Built with an example; the site's script makes the sliders work. */
export function Calculator() {
  const bill = billOf(example, first.offered, {
    currency: first.currency,
    welcome: limits.welcomeCredits,
    texts: calculatorTexts,
  });
  // For a wide screen. The script draws it for the reader's.
  const picture = streetMarkup(example.seats, example.came, { width: 780, height: 320 });
  return (
    <section className="pt-0" aria-label={texts.label}>
      <div className={wrap}>
        <form
          className="grid grid-cols-1 overflow-hidden rounded-md border border-line lg:grid-cols-[minmax(0,8fr)_minmax(0,4.4fr)]"
          data-count={JSON.stringify({ offers: builtOffers, welcome: limits.welcomeCredits })}
          autoComplete="off"
        >
          <div className="sky dusk flex min-w-0 flex-col">
            <div
              className="street flex max-sm:[&:not([data-drawn])>svg]:[zoom:0.55] h-[230px] flex-auto flex-wrap content-end items-end justify-center gap-x-[3px] overflow-hidden px-5 pt-6 sm:h-[300px] lg:h-[380px]"
              role="img"
              aria-label={calculatorTexts.street(5, example.came, example.seats)}
              data-street
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made from numbers
              dangerouslySetInnerHTML={{ __html: picture }}
            />
            <div className="grid gap-5 bg-page px-[clamp(22px,3vw,40px)] pt-6 pb-8">
              <Slider id="seats" label={texts.seats} value={example.seats} max={limits.seatsMax} />
              <Slider id="came" label={texts.came} value={example.came} max={example.seats} />
            </div>
          </div>
          <div className="bill flex flex-col bg-raised p-[clamp(24px,3vw,40px)] [&_dd]:whitespace-nowrap">
            <h2 className="text-xl tracking-[-.01em]">{texts.bill}</h2>
            <p className="mt-1 mb-3 text-base text-ink-soft" data-teams>
              {bill.teams}
            </p>
            <label className="mb-2 flex min-h-11 items-center gap-3 text-base">
              <input id="first" type="checkbox" className="check" defaultChecked />
              {texts.first}
            </label>
            <fieldset className="mb-3 flex flex-wrap items-center gap-x-5">
              <legend className="sr-only">{texts.currency}</legend>
              {builtOffers.map(({ currency }) => (
                <label key={currency} className="flex min-h-11 items-center gap-2 text-base">
                  <input
                    type="radio"
                    name="currency"
                    value={currency}
                    className="choice-dot"
                    defaultChecked={currency === first.currency}
                  />
                  {currency}
                </label>
              ))}
            </fieldset>
            <div aria-live="polite">
              <dl className="tabular-nums" data-bill>
                {bill.rows.map(({ name, value, kind }) => (
                  <div key={name} className={kind}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-3 mb-5 text-base text-ink-soft" data-caption>
                {bill.text}
              </p>
            </div>
            <noscript>
              <p className="mb-5 text-base text-ink-soft">{texts.without}</p>
            </noscript>
            <a className={`${cta} mt-auto`} href="/signup">
              {texts.button}
            </a>
          </div>
        </form>
      </div>
    </section>
  );
}

function Slider({ id, label, value, max }: { id: string; label: string; value: number; max: number }) {
  const share = ((value - limits.seatsMin) / (max - limits.seatsMin)) * 100;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <label htmlFor={id} className="text-md">
        {label}
      </label>
      <output htmlFor={id} className="font-display text-2xl leading-none text-ember tabular-nums">
        {value}
      </output>
      <input
        id={id}
        className="col-span-full"
        type="range"
        min={limits.seatsMin}
        max={max}
        defaultValue={value}
        style={{ "--p": `${share}%` } as CSSProperties}
      />
    </div>
  );
}
