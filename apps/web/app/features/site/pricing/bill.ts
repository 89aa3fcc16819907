import type { calculator } from "../../../i18n/en/calculator.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { crewSizes, type Hour, type Pack, reckon } from "./pack-plan.ts";

export interface BillRow {
  name: string;
  value: string;
  kind?: "sum" | "back";
}

export interface Bill {
  crews: string;
  rows: BillRow[];
  say: string;
}

interface Terms {
  currency: string;
  /** Free credits of a new company. */
  welcome: number;
  texts: typeof calculator;
}

/** The bill of an hour in words; the built page and its script both write it. */
export function billOf(hour: Hour, offered: readonly Pack[], { currency, welcome, texts }: Terms): Bill {
  const { plan, used, left } = reckon(hour, offered, welcome);
  const money = (cents: number) => formatMoney(cents, currency);
  const away = hour.seats - hour.came;
  const each = plan.credits === 0 ? texts.covered : texts.each(money(Math.round(plan.price / plan.credits)));
  return {
    crews: texts.crews(hour.seats, crewSizes(hour.seats).length),
    rows: [
      ...(used > 0 ? [{ name: texts.free, value: String(used) }] : []),
      ...plan.packs.map(({ pack, count }) => ({
        name: texts.pack(count, pack.credits),
        value: money(count * pack.price),
      })),
      { name: texts.pay, value: money(plan.price), kind: "sum" },
      { name: texts.spent, value: texts.credits(hour.came) },
      { name: texts.left, value: texts.credits(left), kind: "back" },
    ],
    say: away > 0 ? `${each} ${texts.back(away)}` : each,
  };
}
