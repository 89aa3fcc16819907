import { limits } from "@lantern/contract/limits";
import { listedPacks } from "@lantern/contract/packs";
import type { CSSProperties } from "react";
import { t } from "../../i18n/index.ts";
import { billOf } from "./bill.ts";
import { streetMarkup } from "./street.ts";

const texts = t.pricing.count;
const example = { seats: 24, came: 21, isFirst: true };
const { currency } = listedPacks;
const offered = listedPacks.packs.map(({ credits, price_cents }) => ({ credits, price: price_cents }));

/** The price calculator. Built with an example; the site's script makes the sliders work. */
export function Calculator() {
  const bill = billOf(example, offered, { currency, welcome: limits.welcomeCredits, texts: t.calculator });
  const picture = streetMarkup(example.seats, example.came, { width: 780, height: 320 });
  return (
    <section className="count" aria-label={texts.label}>
      <div className="wrap">
        <form
          className="calc"
          data-count={JSON.stringify({ offered, currency, welcome: limits.welcomeCredits })}
          autoComplete="off"
        >
          <div className="sky dusk">
            <div
              className="street"
              role="img"
              aria-label={t.calculator.street(5, example.came, example.seats)}
              data-street
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made from numbers
              dangerouslySetInnerHTML={{ __html: picture }}
            />
            <div className="knobs">
              <Slider id="seats" label={texts.seats} value={example.seats} max={limits.seatsMax} />
              <Slider id="came" label={texts.came} value={example.came} max={example.seats} />
            </div>
          </div>
          <div className="bill">
            <h2>{texts.bill}</h2>
            <p className="people" data-teams>
              {bill.teams}
            </p>
            <label className="tick">
              <input id="first" type="checkbox" className="check" defaultChecked />
              {texts.first}
            </label>
            <div aria-live="polite">
              <dl className="tabular" data-bill>
                {bill.rows.map(({ name, value, kind }) => (
                  <div key={name} className={kind}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="caption" data-caption>
                {bill.text}
              </p>
            </div>
            <noscript>
              <p className="caption">{texts.without}</p>
            </noscript>
            <a className="btn" href="/signup">
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
    <div className="knob">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="tabular">
        {value}
      </output>
      <input
        id={id}
        type="range"
        min={limits.seatsMin}
        max={max}
        defaultValue={value}
        style={{ "--p": `${share}%` } as CSSProperties}
      />
    </div>
  );
}
