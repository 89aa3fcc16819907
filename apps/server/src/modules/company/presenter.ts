import { fullName } from "@lantern/contract/full-name";
import type { ledgerRow } from "@lantern/contract/http";
import type * as z from "zod";
import type { LedgerEntry, listUsedSeats } from "../billing/index.ts";

export function presentEntry({
  row,
  amount,
  owed,
  seats,
  sessionTitle,
  orderCredits,
}: LedgerEntry): z.output<typeof ledgerRow> {
  const { sessionId, orderId } = row;
  return {
    id: row.id,
    amount,
    owed,
    seats,
    balance: row.balanceAfter,
    reason: row.reason,
    note: row.note,
    session: sessionId && sessionTitle !== null ? { id: sessionId, title: sessionTitle } : null,
    order: orderId && orderCredits !== null ? { id: orderId, credits: orderCredits } : null,
    at: row.createdAt.toISOString(),
  };
}

export function presentSeat({ consumer, at }: Awaited<ReturnType<typeof listUsedSeats>>[number]) {
  const { id, firstName, lastName, email, department, deletedAt } = consumer;
  const name = fullName(firstName, lastName) || email;
  return { consumer_id: id, name: deletedAt ? null : name, department, at: at.toISOString() };
}
