import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useRef } from "react";
import { countriesQuery, zonesQuery } from "../../../api/queries/reference.ts";
import { Form, Submit } from "../../../forms/form.tsx";
import { FieldErrors } from "../../../forms/outcome.ts";
import { TermsLabel } from "../../../forms/terms-label.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { browserZone } from "../../../i18n/format.ts";
import { Check } from "../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { saveProfile } from "./data.ts";
import { callingCode, loadPhones, type Phones, splitPhone } from "./phone.ts";
import { texts } from "./texts.ts";

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
  const needsCompany = !user.company && user.user_type_id !== Role.ADMIN;
  const needsTerms = needsCompany && !user.terms_accepted_at;
  const profile = user.profile;
  const stored = profile?.area_code ?? "";
  /** Whether the user typed a calling code, or removed it. */
  const typedCode = useRef(false);
  /** The country's calling code, unless the user typed another one or removed it. */
  const codeFor = (phones: Phones, { country_id, area_code }: { country_id: string; area_code: string }) => {
    if (typedCode.current) return area_code;
    return country_id === profile?.country_id ? stored : callingCode(phones, country_id) || area_code;
  };

  const form = useForm({
    schema: "profileBody",
    initial: {
      company_name: "",
      country_id: profile?.country_id ?? "",
      timezone_id: profile?.timezone_id ?? browserZone(),
      area_code: stored,
      phone_number: profile?.phone_number ?? "",
      terms: false,
    },
    async body({ company_name, terms, ...values }) {
      // The rules take a while on a slow connection. If they fail to load, the check names what is missing.
      const phones = await loadPhones().catch(() => null);
      const area_code = phones ? codeFor(phones, values) : values.area_code;
      return { ...values, area_code, ...(needsCompany && { company_name }), ...(needsTerms && { terms }) };
    },
    async send(values) {
      const phone = splitPhone(await loadPhones(), values.area_code, values.phone_number);
      if (!phone) throw new FieldErrors({ phone_number: texts.phoneWrong });
      await saveProfile({ ...values, ...phone });
    },
    done: onSaved,
  });
  const chooseCountry = async (country_id: string) => {
    form.set({ country_id });
    const phones = await loadPhones().catch(() => null);
    if (phones) form.set((current) => ({ area_code: codeFor(phones, current) }));
  };

  const zone = form.values.timezone_id;
  // Without the list of countries the stored one could not be shown.
  if (countries.isPending) return <SkeletonRows label={texts.loading} />;
  return (
    <Form form={form} className="grid gap-4">
      {needsCompany && (
        <Field label={texts.company} {...form.field("company_name")}>
          <Input autoComplete="organization" />
        </Field>
      )}
      <Field label={texts.country} {...form.field("country_id")}>
        <Select autoComplete="country" onChange={({ target }) => void chooseCountry(target.value)}>
          <option value="">{texts.chooseCountry}</option>
          {countries.data?.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.zone} hint={texts.zoneHint} {...form.field("timezone_id")}>
        <ZonePicker
          name="timezone_id"
          value={zone}
          zones={zones.data ?? [zone]}
          onChange={(timezone_id) => form.set({ timezone_id })}
        />
      </Field>
      <div className="grid grid-cols-[7rem_1fr] gap-4">
        <Field label={texts.areaCode} {...form.field("area_code")}>
          <Input
            inputMode="tel"
            autoComplete="tel-country-code"
            placeholder="+45"
            onChange={({ target }) => {
              typedCode.current = true;
              form.set({ area_code: target.value });
            }}
          />
        </Field>
        <Field label={texts.phone} hint={texts.phoneHint} {...form.field("phone_number")}>
          <Input inputMode="tel" autoComplete="tel-national" />
        </Field>
      </div>
      {needsTerms && <TermsCheckbox error={form.error("terms")} {...form.flag("terms")} />}
      <Submit tone="primary">{submitText}</Submit>
    </Form>
  );
}

/** The checkbox for the terms; required for an account. */
function TermsCheckbox({ error, ...input }: ComponentProps<typeof Check> & { error?: string | undefined }) {
  return (
    <div data-field="terms" className="grid gap-1.5">
      <div className="flex min-h-11 items-center gap-3">
        <Check
          id="terms"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "terms-error" : undefined}
          {...input}
        />
        <TermsLabel />
      </div>
      {error && <FieldError id="terms-error">{error}</FieldError>}
    </div>
  );
}
