import { zodResolver } from "@hookform/resolvers/zod";
import { profileBody, type User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { browserZone } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { saveProfile } from "../../access/api.ts";
import { TermsCheck } from "../../access/components/terms-check.tsx";
import { countriesQuery, zonesQuery } from "../../reference/api.ts";
import { callingCode, loadPhones, splitPhone } from "../phone.ts";

const texts = t.profile;
const fields = ["company_name", "country_id", "timezone_id", "area_code", "phone_number", "terms"] as const;

/** Location and phone of the user. Also asks for the company's name when there is no company yet. */
export function ProfileForm({
  user,
  submitText,
  onSaved,
}: {
  user: User;
  submitText: string;
  onSaved: () => void;
}) {
  const countries = useQuery(countriesQuery);
  const zones = useQuery(zonesQuery);
  const [failure, setFailure] = useState<string | null>(null);
  const needsCompany = !user.company && user.user_type_id !== Role.ADMIN;
  const needsTerms = needsCompany && !user.terms_accepted_at;
  const form = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: {
      ...(needsCompany ? { company_name: "" } : {}),
      // The box starts unchecked, a value that the schema does not accept.
      ...(needsTerms ? { terms: false as unknown as true } : {}),
      country_id: user.profile?.country_id ?? "",
      timezone_id: user.profile?.timezone_id ?? browserZone(),
      area_code: user.profile?.area_code ?? "",
      phone_number: user.profile?.phone_number ?? "",
    },
  });
  const { errors, isSubmitting } = form.formState;
  const suggested = useRef("");
  /** Pending while the phone number rules load, which takes a while on a slow connection. */
  const suggesting = useRef(Promise.resolve());

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const phone = splitPhone(await loadPhones(), values.area_code, values.phone_number);
      if (!phone) {
        form.setError("phone_number", { message: texts.phoneWrong }, { shouldFocus: true });
        return;
      }
      await saveProfile({ ...values, ...phone });
      onSaved();
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    await suggesting.current;
    await save(event);
  };

  /** Fills in the country's calling code, unless the user typed another one. */
  const suggestCode = async (country: string) => {
    if (form.getFieldState("area_code").isDirty && form.getValues("area_code") !== suggested.current) return;
    const code = callingCode(await loadPhones(), country);
    if (form.getValues("country_id") !== country) return;
    suggested.current = code;
    if (code)
      form.setValue("area_code", code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };

  // Without the list of countries the stored one could not be shown.
  if (countries.isPending) return <SkeletonRows label={texts.loading} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {needsCompany && (
        <Field label={texts.company} error={errors.company_name?.message}>
          <Input autoComplete="organization" {...form.register("company_name")} />
        </Field>
      )}
      <Field label={texts.country} error={errors.country_id?.message}>
        <Select
          autoComplete="country"
          {...form.register("country_id", {
            onChange: ({ target }) => {
              // If the rules fail to load, the form's own validation names what is missing.
              suggesting.current = suggestCode(target.value).catch(() => {});
            },
          })}
        >
          <option value="">{texts.chooseCountry}</option>
          {countries.data?.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <Controller
        control={form.control}
        name="timezone_id"
        render={({ field }) => (
          <Field label={texts.zone} hint={texts.zoneHint} error={errors.timezone_id?.message}>
            <ZonePicker value={field.value} zones={zones.data ?? [field.value]} onChange={field.onChange} />
          </Field>
        )}
      />
      <div className="grid grid-cols-[7rem_1fr] gap-4">
        <Field label={texts.areaCode} error={errors.area_code?.message}>
          <Input
            inputMode="tel"
            autoComplete="tel-country-code"
            placeholder="+45"
            {...form.register("area_code")}
          />
        </Field>
        <Field label={texts.phone} hint={texts.phoneHint} error={errors.phone_number?.message}>
          <Input inputMode="tel" autoComplete="tel-national" {...form.register("phone_number")} />
        </Field>
      </div>
      {needsTerms && <TermsCheck error={errors.terms?.message} {...form.register("terms")} />}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" tone="primary" size="lg" busy={isSubmitting} className="w-fit max-md:w-full">
        {submitText}
      </Button>
    </form>
  );
}
