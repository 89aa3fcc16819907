import { type Currency, currencies } from "@lantern/contract/choices";
import type { PlatformProduct } from "@lantern/contract/http";
import { useState } from "react";
import { consoleApi } from "../../api/queries/platform.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
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
  const [id, setId] = useState(product?.id ?? "");
  const [credits, setCredits] = useState(String(product?.credits ?? ""));
  const [price, setPrice] = useState(product?.price_cents ? String(product.price_cents / 100) : "");
  const [currency, setCurrency] = useState(product?.currency ?? "USD");

  const save = async () => {
    const priceCents = parsePrice(price);
    if (priceCents === "wrong" || !(Number(credits) > 0)) throw new Error(texts.invalid);
    await consoleApi.saveProduct(
      { id: id.trim() },
      { credits: Number(credits), price_cents: priceCents, currency: currency as Currency },
    );
    toast.good(texts.saved(id));
    return true;
  };

  return (
    <FormDialog
      title={product ? texts.changeOf(product.id) : texts.addTitle}
      submit={texts.save}
      act={save}
      onClose={onClose}
    >
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
      {!product && (
        <Field label={texts.currency}>
          <Select value={currency} onChange={(event) => setCurrency(event.target.value)}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={`${texts.price} (${currency})`} hint={texts.priceHint}>
        <Input
          inputMode="decimal"
          value={price}
          maxLength={10}
          onChange={(event) => setPrice(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
