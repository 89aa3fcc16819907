import { zodResolver } from "@hookform/resolvers/zod";
import { type Billing, billingBody } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messageFor } from "../../../api/error.ts";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { Select } from "../../../ui/select.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { countriesQuery } from "../../reference/api.ts";
import { billingQuery, saveBilling } from "../api.ts";

const texts = t.billing.details;
const fields = ["name", "address", "country_id", "vat_id"] as const;

/** The company data on receipts. The `company` field starts with the company's name. */
export function BillingDetails({ company }: { company: string }) {
  const billing = useQuery(billingQuery);
  // Without the list of countries the stored one could not be shown.
  const countries = useQuery(countriesQuery);
  if (billing.isError)
    return (
      <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
        {messageFor(billing.error)}
      </Note>
    );
  if (billing.isPending || countries.isPending) return <SkeletonRows rows={3} label={t.billing.loading} />;
  return <Form billing={billing.data} company={company} countries={countries.data ?? []} />;
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
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(billingBody),
    defaultValues: {
      name: billing?.name ?? company,
      address: billing?.address ?? "",
      country_id: billing?.country_id ?? "",
      vat_id: billing?.vat_id ?? "",
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await saveBilling({ ...values, vat_id: values.vat_id ?? "" });
      toast.good(texts.saved);
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-130 gap-4">
      <p className="text-ink-soft">{texts.sub}</p>
      <Field label={texts.name} error={errors.name?.message}>
        <Input autoComplete="organization" {...form.register("name")} />
      </Field>
      <Field label={texts.address} error={errors.address?.message}>
        <Textarea autoComplete="street-address" rows={3} {...form.register("address")} />
      </Field>
      <Field label={texts.country} error={errors.country_id?.message}>
        <Select autoComplete="country" {...form.register("country_id")}>
          <option value="">{texts.chooseCountry}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.vat} hint={texts.vatHint} error={errors.vat_id?.message}>
        <Input autoComplete="off" {...form.register("vat_id")} />
      </Field>
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" busy={isSubmitting} className="w-fit max-md:w-full">
        {texts.save}
      </Button>
    </form>
  );
}
