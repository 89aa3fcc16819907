import type { PlatformOrder } from "@lantern/contract/http";
import { useState } from "react";
import { consoleApi } from "../../api/queries/platform.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts as sharedTexts } from "../shared/texts.ts";
import { texts } from "./texts.ts";

export interface Change {
  kind: "paid" | "cancel" | "refund";
  order: PlatformOrder;
}

/** The number of the order's invoice. */
export const nameOf = ({ documents, id }: PlatformOrder) =>
  documents.find(({ kind }) => kind === "invoice")?.name ?? id;

/** Asks for the reason of a change of an order: paid, cancelled or refunded. */
export function OrderDialog({ kind, order, onClose }: Change & { onClose: () => void }) {
  const { id, amount, refunded, currency, method } = order;
  const [arrived, setArrived] = useState("");
  const [note, setNote] = useState("");
  switch (kind) {
    case "paid":
      return (
        <ReasonDialog
          reader="internal"
          title={texts.paidTitle(formatMoney(amount, currency))}
          description={texts.paidText}
          submit={texts.paid.replace("…", "")}
          act={async (note) => {
            await consoleApi.markPaid({ id }, { note, ...centsOf(arrived) });
            toast.good(texts.paidDone);
          }}
          onClose={onClose}
        >
          <Field label={texts.paidAmount(currency)} hint={texts.paidAmountHint}>
            <Input
              inputMode="decimal"
              value={arrived}
              maxLength={12}
              onChange={(event) => setArrived(event.target.value)}
            />
          </Field>
        </ReasonDialog>
      );
    case "cancel":
      return (
        <ReasonDialog
          danger
          reader="customer"
          title={texts.cancelTitle(nameOf(order))}
          description={texts.cancelText}
          submit={texts.cancelOf(nameOf(order))}
          act={async (reason) => {
            await consoleApi.cancelInvoice({ id }, reason);
            toast.good(texts.cancelDone);
          }}
          onClose={onClose}
        />
      );
    case "refund":
      return (
        <ReasonDialog
          danger
          reader="customer"
          title={texts.refundTitle(formatMoney(amount - refunded, currency))}
          description={method === "invoice" ? texts.transferText : texts.refundText}
          submit={texts.refund.replace("…", "")}
          act={async (reason) => {
            const body = { reason, ...(note.trim() && { note: note.trim() }) };
            const { credits_removed: removed } = await consoleApi.refund({ id }, body);
            toast.good(texts.refundDone(formatNumber(removed)));
          }}
          onClose={onClose}
          below={
            <Field label={sharedTexts.reason.note} hint={sharedTexts.reason.noteHint}>
              <Textarea value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
            </Field>
          }
        />
      );
  }
}

/** An amount as it is typed, such as `898.92`, in cents; nothing for an empty field. */
function centsOf(typed: string): { amount?: number } {
  if (typed.trim() === "") return {};
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(typed.trim())) throw new Error(texts.paidAmountBad);
  return { amount: Math.round(Number(typed.trim().replace(",", ".")) * 100) };
}
