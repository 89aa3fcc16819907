import type { Purchase } from "@lantern/contract/http";
import { formatDayHere, formatMoney, formatNumber } from "../../i18n/format.ts";
import { texts } from "./texts.ts";

interface Step {
  kind: "plain" | "warn" | "bad";
  text: string;
}

/** What happens next with a purchase, or what its buyer can do; null: nothing. */
export function nextStepOf(purchase: Purchase): Step | null {
  const { status, unused, surplus, currency } = purchase;
  const money = (cents: number) => formatMoney(cents, currency);
  if (status === "disputed") return { kind: "bad", text: texts.next.disputed };
  if (surplus > 0) return { kind: "plain", text: texts.next.surplus(money(surplus)) };
  if (status === "quoted") {
    const until = formatDayHere(purchase.valid_until!);
    return { kind: "plain", text: purchase.lapsed ? texts.next.lapsed(until) : texts.next.quoted(until) };
  }
  if (unused)
    return {
      kind: "plain",
      text: texts.next.unused(
        formatNumber(unused.credits),
        money(unused.amount),
        formatDayHere(unused.until),
      ),
    };
  return isOwed(purchase) ? payment(purchase) : null;
}

/** What stands where a purchase has no payments and no documents. To one that was cancelled, none will come. */
export const noneOf = ({ status }: Pick<Purchase, "status">) =>
  status === "cancelled"
    ? { payments: texts.nothingWasPaid, documents: texts.noneWereMade }
    : { payments: texts.noPayments, documents: texts.noDocuments };

const isOwed = ({ status }: Purchase) => ["open", "declined", "expired", "part_paid"].includes(status);

function payment({ due_at: dueAt, missing, overdue, status, currency }: Purchase): Step {
  const amount = formatMoney(missing, currency);
  const kind = overdue ? "bad" : "plain";
  if (!dueAt) return { kind, text: status === "declined" ? texts.next.declined : texts.next.open(amount) };
  const day = formatDayHere(dueAt);
  return { kind, text: overdue ? texts.next.overdue(amount, day) : texts.next.dueAt(amount, day) };
}
