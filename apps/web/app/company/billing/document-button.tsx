import type { Order } from "@lantern/contract/http";
import { documentPdf } from "@lantern/contract/page-endpoints";
import { useMutation } from "@tanstack/react-query";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { dayOf, formatDay } from "../../i18n/format.ts";
import { TextButton } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.documents;

/** Downloads a receipt, invoice or credit note. */
export function DocumentButton({ order, document }: { order: Order; document: Order["documents"][0] }) {
  const saving = useMutation({
    mutationFn: () => download(documentPdf, { params: { id: document.id } }),
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
  });
  const day = formatDay(dayOf(new Date(order.created_at)));
  return (
    <TextButton
      aria-label={texts.getOf(texts.kinds[document.kind], order.credits, day, document.name)}
      title={document.name}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {texts.kinds[document.kind]}
    </TextButton>
  );
}
