import type { Billing } from "@lantern/contract/http";
import { taxNumberExample } from "@lantern/contract/tax-number";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { billingQuery, saveBilling } from "../../../api/queries/billing.ts";
import { countriesQuery } from "../../../api/queries/reference.ts";
import { useForm } from "../../../forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts } from "./texts.ts";

/** The company data on receipts. The `company` field starts with the company's name. */
export function BillingDetails({ company }: { company: string }) {
  const billing = useQuery(billingQuery);
  // Without the list of countries the stored one could not be shown.
  const countries = useQuery(countriesQuery);
  const ready = countries.isPending ? undefined : billing.data;
  return (
    <Loaded query={{ ...billing, data: ready }} label={texts.loading} rows={3}>
      {(data) => <Form billing={data} company={company} countries={countries.data ?? []} />}
    </Loaded>
  );
}

function Form({
  billing,
  company,
  countries,
}: {
  billing: Billing | null;
  company: string;
  countries: readonly { id: string; name: string }[];
}) {
  const { props, errors, failure, busy } = useForm({
    schema: "billingBody",
    send: (values) => saveBilling({ ...values, vat_id: values.vat_id ?? "" }),
    done: () => toast.good(texts.saved),
  });
  const [example, setExample] = useState(() => taxNumberExample(billing?.country_id ?? ""));
  return (
    <form {...props} className="grid max-w-130 gap-4">
      <p className="text-ink-soft">{texts.sub}</p>
      <Field label={texts.name} error={errors.name}>
        <Input name="name" autoComplete="organization" defaultValue={billing?.name ?? company} />
      </Field>
      <Field label={texts.address} error={errors.address}>
        <Textarea
          name="address"
          autoComplete="street-address"
          rows={3}
          defaultValue={billing?.address ?? ""}
        />
      </Field>
      <Field label={texts.country} error={errors.country_id}>
        <Select
          name="country_id"
          autoComplete="country"
          defaultValue={billing?.country_id ?? ""}
          onChange={(event) => setExample(taxNumberExample(event.target.value))}
        >
          <option value="">{texts.chooseCountry}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={texts.tax}
        hint={example ? texts.taxHint(example) : texts.taxHintElsewhere}
        error={errors.vat_id}
      >
        <Input name="vat_id" autoComplete="off" defaultValue={billing?.vat_id ?? ""} />
      </Field>
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" busy={busy} className="w-fit max-md:w-full">
        {texts.save}
      </Button>
    </form>
  );
}
