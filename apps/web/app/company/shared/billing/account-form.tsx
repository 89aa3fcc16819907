import { documentFormats } from "@lantern/contract/choices";
import type { BillingAccount } from "@lantern/contract/http";
import { languages } from "@lantern/contract/languages";
import { taxNumberExample } from "@lantern/contract/tax-number";
import { useQuery } from "@tanstack/react-query";
import { saveAccount } from "../../../api/queries/billing.ts";
import { countriesQuery } from "../../../api/queries/reference.ts";
import { Failure, Form, SubmitButton } from "../../../forms/form.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { language as pageLanguage } from "../../../i18n/current.ts";
import { formatLanguage } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts } from "./texts.ts";

interface Props {
  /** Null: a new one. */
  account: BillingAccount | null;
  /** The name that a new one begins with. */
  company: string;
  done: (saved: BillingAccount) => void;
  onCancel?: (() => void) | undefined;
}

/** Adds or changes somebody who can be billed. */
export function AccountForm(props: Props) {
  const countries = useQuery(countriesQuery);
  return (
    // Without the list of countries the stored one could not be shown.
    <Loaded query={countries} label={texts.loading} rows={3}>
      {(list) => <Fields {...props} countries={list} />}
    </Loaded>
  );
}

function Fields({
  account,
  company,
  done,
  onCancel,
  countries,
}: Props & { countries: readonly { id: string; name: string }[] }) {
  const form = useForm({
    schema: "billingAccountBody",
    initial: {
      name: account?.name ?? company,
      street: account?.street ?? "",
      postcode: account?.postcode ?? "",
      city: account?.city ?? "",
      country_id: account?.country_id ?? "",
      vat_id: account?.vat_id ?? "",
      invoice_email: account?.invoice_email ?? "",
      buyer_reference: account?.buyer_reference ?? "",
      language: account?.language ?? pageLanguage(),
      format: account?.format ?? "pdf",
      label: account?.label ?? "",
    },
    send: (values) => saveAccount(account?.id ?? null, values),
    done: (saved) => {
      toast.good(texts.saved);
      done(saved);
    },
  });
  const example = taxNumberExample(form.values.country_id);
  const unlessXRechnung = form.values.format === "xrechnung" ? undefined : texts.optional;
  return (
    <Form form={form} className="grid max-w-130 gap-4">
      <Field label={texts.name} {...form.field("name")}>
        <Input autoComplete="organization" />
      </Field>
      <Field label={texts.street} {...form.field("street")}>
        <Input autoComplete="street-address" />
      </Field>
      <div className="grid grid-cols-[9rem_1fr] gap-4">
        <Field label={texts.postcode} {...form.field("postcode")}>
          <Input autoComplete="postal-code" />
        </Field>
        <Field label={texts.city} {...form.field("city")}>
          <Input autoComplete="address-level2" />
        </Field>
      </div>
      <Field label={texts.country} {...form.field("country_id")}>
        <Select autoComplete="country">
          <option value="">{texts.chooseCountry}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={example ? texts.vat : texts.tax}
        optional={texts.optional}
        hint={example ? texts.vatHint(example) : texts.taxHint}
        {...form.field("vat_id")}
      >
        <Input autoComplete="off" />
      </Field>
      <details open={account !== null}>
        <summary className="w-fit cursor-pointer text-sm text-tide pointer-coarse:min-h-11">
          {texts.forAccounting}
        </summary>
        <div className="mt-4 grid gap-4">
          <Field
            label={texts.invoiceEmail}
            optional={unlessXRechnung}
            hint={texts.invoiceEmailHint}
            {...form.field("invoice_email")}
          >
            <Input type="email" autoComplete="off" />
          </Field>
          <Field
            label={texts.reference}
            optional={unlessXRechnung}
            hint={texts.referenceHint}
            {...form.field("buyer_reference")}
          >
            <Input autoComplete="off" />
          </Field>
          <Field label={texts.format} hint={texts.formatHint} {...form.field("format")}>
            <Select>
              {documentFormats.map((one) => (
                <option key={one} value={one}>
                  {texts.formats[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.language} hint={texts.languageHint} {...form.field("language")}>
            <Select>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {formatLanguage(one, one)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={texts.label}
            optional={texts.optional}
            hint={texts.labelHint}
            {...form.field("label")}
          >
            <Input autoComplete="off" />
          </Field>
        </div>
      </details>
      <Failure />
      <p className="flex flex-wrap gap-2">
        <SubmitButton size="lg">{texts.save}</SubmitButton>
        {onCancel && (
          <Button size="lg" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </p>
    </Form>
  );
}
