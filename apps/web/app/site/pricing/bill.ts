import { formatMoney } from "../../i18n/format.ts";
import type { calculatorTexts } from "./calculator-texts.ts";
import { costsOf, type Pack, type PlannedSession, sizesOfTeams } from "./pack-plan.ts";

interface BillRow {
  name: string;
  value: string;
  kind?: "sum" | "back";
}

interface Bill {
  teams: string;
  rows: BillRow[];
  text: string;
}

interface Terms {
  currency: string;
  /** Free credits of a new company. */
  welcome: number;
  texts: typeof calculatorTexts;
}

/** The bill of a session as text; used by the built page and by its script. */
export function billOf(
  session: PlannedSession,
  offered: readonly Pack[],
  { currency, welcome, texts }: Terms,
): Bill {
  const { bought, cents, used, left } = costsOf(session, offered, welcome);
  const money = (cents: number) => formatMoney(cents, currency);
  const away = session.seats - session.came;
  const each = bought === 0 ? texts.covered : texts.each(money(Math.round(cents / bought)));
  return {
    teams: texts.teams(session.seats, sizesOfTeams(session.seats).length),
    rows: [
      ...(used > 0 ? [{ name: texts.free, value: String(used) }] : []),
      ...(bought > 0 ? [{ name: texts.bought, value: String(bought) }] : []),
      { name: texts.pay, value: money(cents), kind: "sum" },
      { name: texts.used, value: texts.credits(session.came) },
      { name: texts.left, value: texts.credits(left), kind: "back" },
    ],
    text: away > 0 ? `${each} ${texts.back(away)}` : each,
  };
}
