import type { Billing } from "@lantern/contract/http";
import { taxNumberExample } from "@lantern/contract/tax-number";
import { useQuery } from "@tanstack/react-query";
import { billingQuery, saveBilling } from "../../../api/queries/billing.ts";
import { countriesQuery } from "../../../api/queries/reference.ts";
import { Form, Submit } from "../../../forms/form.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { Field } from "../../../ui/field.tsx";
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
      {(data) => <DetailsForm billing={data} company={company} countries={countries.data ?? []} />}
    </Loaded>
  );
}

function DetailsForm({
  billing,
  company,
  countries,
}: {
  billing: Billing | null;
  company: string;
  countries: readonly { id: string; name: string }[];
}) {
  const form = useForm({
    schema: "billingBody",
    initial: {
      name: billing?.name ?? company,
      address: billing?.address ?? "",
      country_id: billing?.country_id ?? "",
      vat_id: billing?.vat_id ?? "",
    },
    send: (values) => saveBilling({ ...values, vat_id: values.vat_id ?? "" }),
    done: () => toast.good(texts.saved),
  });
  const example = taxNumberExample(form.values.country_id);
  return (
    <Form form={form} className="grid max-w-130 gap-4">
      <p className="text-ink-soft">{texts.sub}</p>
      <Field label={texts.name} {...form.field("name")}>
        <Input autoComplete="organization" />
      </Field>
      <Field label={texts.address} {...form.field("address")}>
        <Textarea autoComplete="street-address" rows={3} />
      </Field>
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
        label={texts.tax}
        hint={example ? texts.taxHint(example) : texts.taxHintElsewhere}
        {...form.field("vat_id")}
      >
        <Input autoComplete="off" />
      </Field>
      <Submit>{texts.save}</Submit>
    </Form>
  );
}
