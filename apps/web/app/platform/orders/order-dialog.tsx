import type { PlatformOrder } from "@lantern/contract/http";
import { consoleApi } from "../../api/queries/platform.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shell/reason-dialog.tsx";
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
  switch (kind) {
    case "paid":
      return (
        <ReasonDialog
          title={texts.paidTitle(formatMoney(amount, currency))}
          description={texts.paidText}
          submit={texts.paid.replace("…", "")}
          act={async (reason) => {
            await consoleApi.markPaid({ id }, reason);
            toast.good(texts.paidDone);
          }}
          onClose={onClose}
        />
      );
    case "cancel":
      return (
        <ReasonDialog
          danger
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
          title={texts.refundTitle(formatMoney(amount - refunded, currency))}
          description={method === "invoice" ? texts.transferText : texts.refundText}
          submit={texts.refund.replace("…", "")}
          act={async (reason) => {
            const { credits_removed: removed } = await consoleApi.refund({ id }, reason);
            toast.good(texts.refundDone(formatNumber(removed)));
          }}
          onClose={onClose}
        />
      );
  }
}
