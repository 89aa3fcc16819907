import { currencies } from "@lantern/contract/choices";
import type { PlatformProduct } from "@lantern/contract/http";
import { platformApi } from "../../api/queries/platform.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { numberIn } from "../../forms/number-in.ts";
import { useForm } from "../../forms/use-form.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { parsePrice } from "../shared/price.ts";
import { texts } from "./texts.ts";

/** Creates or changes a pack. Existing orders keep their price, so no confirmation is needed. */
export function ProductDialog({
  product,
  onClose,
}: {
  product: PlatformProduct | null;
  onClose: () => void;
}) {
  const form = useForm({
    schema: "productForm",
    initial: {
      id: product?.id ?? "",
      credits: String(product?.credits ?? ""),
      currency: product?.currency ?? "USD",
      price_cents: product?.price_cents ? String(product.price_cents / 100) : "",
    },
    body: ({ credits, price_cents, ...values }) => ({
      ...values,
      credits: numberIn(credits),
      price_cents: parsePrice(price_cents, "price_cents", texts.invalid),
    }),
    send: ({ id, ...body }) => platformApi.saveProduct({ id }, body),
    done({ id }) {
      toast.good(texts.saved(id));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={product ? texts.changeOf(product.id) : texts.addTitle}
      submit={texts.save}
    >
      {!product && (
        <Field label={texts.id} hint={texts.idHint} {...form.field("id")}>
          <Input maxLength={60} />
        </Field>
      )}
      <Field label={texts.credits} {...form.field("credits")}>
        <Input inputMode="numeric" maxLength={6} />
      </Field>
      {!product && (
        <Field label={texts.currency} {...form.field("currency")}>
          <Select>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={`${texts.price} (${form.values.currency})`}
        hint={texts.priceHint}
        {...form.field("price_cents")}
      >
        <Input inputMode="decimal" maxLength={10} />
      </Field>
    </FormDialog>
  );
}
