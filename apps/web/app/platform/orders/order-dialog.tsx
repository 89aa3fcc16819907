import type { PlatformOrder } from "@lantern/contract/http";
import { platformApi } from "../../api/queries/platform.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { parsePrice } from "../shared/price.ts";
import { ReasonDialog, ReasonField } from "../shared/reason-dialog.tsx";
import { texts } from "./texts.ts";

export interface Change {
  kind: "paid" | "cancel" | "refund";
  order: PlatformOrder;
}

/** The number of the order's invoice. */
export const nameOf = ({ documents, id }: PlatformOrder) =>
  documents.find(({ kind }) => kind === "invoice")?.name ?? id;

interface Props {
  order: PlatformOrder;
  onClose: () => void;
}

/** Asks for the reason of a change of an order: paid, cancelled or refunded. */
export function OrderDialog({ kind, order, onClose }: Change & { onClose: () => void }) {
  switch (kind) {
    case "paid":
      return <PaidDialog order={order} onClose={onClose} />;
    case "cancel":
      return (
        <ReasonDialog
          danger
          reader="customer"
          title={texts.cancelTitle(nameOf(order))}
          description={texts.cancelText}
          submit={texts.cancelOf(nameOf(order))}
          act={async (reason) => {
            await platformApi.cancelInvoice({ id: order.id }, reason);
            toast.good(texts.cancelDone);
          }}
          onClose={onClose}
        />
      );
    case "refund":
      return <RefundDialog order={order} onClose={onClose} />;
  }
}

function PaidDialog({ order: { id, amount, currency }, onClose }: Props) {
  const form = useForm({
    schema: "markPaidBody",
    initial: { amount: "", note: "" },
    body: ({ note, amount }) => ({
      note,
      amount: parsePrice(amount, "amount", texts.paidAmountBad) ?? undefined,
    }),
    send: (body) => platformApi.markPaid({ id }, body),
    done() {
      toast.good(texts.paidDone);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.paidTitle(formatMoney(amount, currency))}
      description={texts.paidText}
      submit={texts.paid.replace("…", "")}
    >
      <Field label={texts.paidAmount(currency)} hint={texts.paidAmountHint} {...form.field("amount")}>
        <Input inputMode="decimal" maxLength={12} />
      </Field>
      <ReasonField reader="internal" {...form.field("note")} />
    </FormDialog>
  );
}

function RefundDialog({ order: { id, amount, refunded, currency, method }, onClose }: Props) {
  const form = useForm({
    schema: "refundOrderBody",
    initial: { reason: "", note: "" },
    body: ({ reason, note }) => ({ reason, ...(note.trim() && { note }) }),
    send: (body) => platformApi.refund({ id }, body),
    done({ credits_removed }) {
      toast.good(texts.refundDone(formatNumber(credits_removed)));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      danger
      onClose={onClose}
      title={texts.refundTitle(formatMoney(amount - refunded, currency))}
      description={method === "invoice" ? texts.transferText : texts.refundText}
      submit={texts.refund.replace("…", "")}
    >
      <ReasonField reader="customer" {...form.field("reason")} />
      <ReasonField reader="internal" {...form.field("note")} />
    </FormDialog>
  );
}
