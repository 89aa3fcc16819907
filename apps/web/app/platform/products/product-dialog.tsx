import type { PlatformProduct } from "@lantern/contract/http";
import { type FormEvent, useId, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { consoleApi } from "../../api/queries/platform.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { parsePrice } from "./price.ts";
import { texts } from "./texts.ts";

/** Creates or changes a pack. Existing orders keep their price, so no confirmation is needed. */
export function ProductDialog({
  product,
  onClose,
}: {
  product: PlatformProduct | null;
  onClose: () => void;
}) {
  const form = useId();
  const [id, setId] = useState(product?.id ?? "");
  const [credits, setCredits] = useState(String(product?.credits ?? ""));
  const [price, setPrice] = useState(product?.price_cents ? String(product.price_cents / 100) : "");
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const priceCents = parsePrice(price);
      if (priceCents === "wrong" || !(Number(credits) > 0)) throw new Error(texts.invalid);
      await consoleApi.saveProduct(
        { id: id.trim() },
        {
          credits: Number(credits),
          price_cents: priceCents,
        },
      );
      toast.good(texts.saved(id));
      onClose();
    } catch (error) {
      setFailed(messageFor(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={product ? texts.changeOf(product.id) : texts.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button type="submit" form={form} tone="primary" busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="mt-4 grid gap-4">
        {!product && (
          <Field label={texts.id} hint={texts.idHint}>
            <Input value={id} maxLength={60} onChange={(event) => setId(event.target.value)} />
          </Field>
        )}
        <Field label={texts.credits}>
          <Input
            inputMode="numeric"
            value={credits}
            maxLength={6}
            onChange={(event) => setCredits(event.target.value)}
          />
        </Field>
        <Field label={`${texts.price} (${product?.currency ?? "USD"})`} hint={texts.priceHint}>
          <Input
            inputMode="decimal"
            value={price}
            maxLength={10}
            onChange={(event) => setPrice(event.target.value)}
          />
        </Field>
        {failed && (
          <Note kind="bad" role="alert">
            {failed}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
