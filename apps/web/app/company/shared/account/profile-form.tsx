import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useRef, useState } from "react";
import { countriesQuery, zonesQuery } from "../../../api/queries/reference.ts";
import { TermsLabel } from "../../../forms/terms-label.tsx";
import { FieldErrors, fieldsOf, useForm } from "../../../forms/use-form.ts";
import { browserZone } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { saveProfile } from "./data.ts";
import { callingCode, loadPhones, splitPhone } from "./phone.ts";
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
  const [zone, setZone] = useState(profile?.timezone_id ?? browserZone());
  const suggested = useRef("");
  /** Pending while the phone number rules load, which takes a while on a slow connection. */
  const suggesting = useRef(Promise.resolve());

  const { props, errors, failure, busy } = useForm({
    schema: "profileBody",
    async read(form) {
      await suggesting.current;
      const fields = fieldsOf(form);
      return needsTerms ? { ...fields, terms: "terms" in fields } : fields;
    },
    async send(values) {
      const phone = splitPhone(await loadPhones(), values.area_code, values.phone_number);
      if (!phone) throw new FieldErrors({ phone_number: texts.phoneWrong });
      await saveProfile({ ...values, ...phone });
    },
    done: onSaved,
  });

  /** Fills in the country's calling code, unless the user typed another one. */
  const suggestCode = async (country: HTMLSelectElement) => {
    const area = country.form?.elements.namedItem("area_code") as HTMLInputElement;
    const chosen = country.value;
    if (area.value !== area.defaultValue && area.value !== suggested.current) return;
    const code = callingCode(await loadPhones(), chosen);
    if (country.value !== chosen) return;
    suggested.current = code;
    if (!code) return;
    area.value = code;
    // Clears the field's error, as typing does.
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  // Without the list of countries the stored one could not be shown.
  if (countries.isPending) return <SkeletonRows label={texts.loading} />;
  return (
    <form {...props} className="grid gap-4">
      {needsCompany && (
        <Field label={texts.company} error={errors.company_name}>
          <Input name="company_name" autoComplete="organization" />
        </Field>
      )}
      <Field label={texts.country} error={errors.country_id}>
        <Select
          name="country_id"
          autoComplete="country"
          defaultValue={profile?.country_id ?? ""}
          onChange={({ target }) => {
            // If the rules fail to load, the form's own check names what is missing.
            suggesting.current = suggestCode(target).catch(() => {});
          }}
        >
          <option value="">{texts.chooseCountry}</option>
          {countries.data?.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.zone} hint={texts.zoneHint} error={errors.timezone_id}>
        <ZonePicker name="timezone_id" value={zone} zones={zones.data ?? [zone]} onChange={setZone} />
      </Field>
      <div className="grid grid-cols-[7rem_1fr] gap-4">
        <Field label={texts.areaCode} error={errors.area_code}>
          <Input
            inputMode="tel"
            autoComplete="tel-country-code"
            placeholder="+45"
            name="area_code"
            defaultValue={profile?.area_code ?? ""}
          />
        </Field>
        <Field label={texts.phone} hint={texts.phoneHint} error={errors.phone_number}>
          <Input
            name="phone_number"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={profile?.phone_number ?? ""}
          />
        </Field>
      </div>
      {needsTerms && <TermsCheck name="terms" error={errors.terms} />}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" tone="primary" size="lg" busy={busy} className="w-fit max-md:w-full">
        {submitText}
      </Button>
    </form>
  );
}

/** The checkbox for the terms; required for an account. */
function TermsCheck({ error, ...input }: ComponentProps<typeof Check> & { error?: string | undefined }) {
  return (
    <div className="grid gap-1.5">
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
