import { orderReceipt } from "@lantern/contract/endpoints";
import type { Order } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { dayOf, formatDay } from "../../i18n/format.ts";
import { TextButton } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.receipt;

/** Downloads the receipt of a paid order. */
export function ReceiptButton({ order }: { order: Order }) {
  const saving = useMutation({
    mutationFn: () => download(orderReceipt, { params: { id: order.id } }),
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
  });
  const day = formatDay(dayOf(new Date(order.created_at)));
  return (
    <TextButton
      aria-label={texts.getOf(order.credits, day)}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {texts.get}
    </TextButton>
  );
}
