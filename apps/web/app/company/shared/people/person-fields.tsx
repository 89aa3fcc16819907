import type { Consumer } from "@lantern/contract/http";
import { isLanguage, languages } from "@lantern/contract/languages";
import { useQuery } from "@tanstack/react-query";
import { zonesQuery } from "../../../api/queries/reference.ts";
import type { Valid } from "../../../forms/parse.ts";
import { type FormState, useForm } from "../../../forms/use-form.ts";
import { formatLanguage } from "../../../i18n/format.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { texts as uiTexts } from "../../../ui/texts.ts";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { texts as peopleTexts } from "./texts.ts";

const fields = ["first_name", "last_name", "email", "department", "office", "timezone", "language"] as const;
type Values = Record<(typeof fields)[number], string>;

/** The form of a participant. An empty optional field is stored as null. */
export function usePersonForm({
  person,
  send,
  done,
}: {
  person?: Consumer;
  send: (
    values: Valid<"consumerBody">,
    sent: { changed: Partial<Valid<"consumerBody">> },
  ) => Promise<Consumer>;
  done: (saved: Consumer, refill: (change: Partial<Values>) => void) => void;
}): FormState<Values> {
  return useForm({
    schema: "consumerBody",
    initial: Object.fromEntries(fields.map((name) => [name, person?.[name] ?? ""])) as Values,
    body: ({ department, office, timezone, language, ...who }) => ({
      ...who,
      department: department.trim() || null,
      office: office.trim() || null,
      timezone: timezone || null,
      language: isLanguage(language) ? language : null,
    }),
    send,
    done,
  });
}

/** Name, email, department, office, time zone and language, for adding and editing a participant. */
export function PersonFields({ form }: { form: FormState<Values> }) {
  const zones = useQuery(zonesQuery);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={peopleTexts.firstName} {...form.field("first_name")}>
          <Input />
        </Field>
        <Field label={peopleTexts.lastName} {...form.field("last_name")}>
          <Input />
        </Field>
      </div>
      <Field label={peopleTexts.email} {...form.field("email")}>
        <Input type="email" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={peopleTexts.department} optional={uiTexts.optional} {...form.field("department")}>
          <Input />
        </Field>
        <Field label={peopleTexts.office} optional={uiTexts.optional} {...form.field("office")}>
          <Input />
        </Field>
      </div>
      <Field
        label={peopleTexts.zone}
        optional={uiTexts.optional}
        hint={peopleTexts.zoneHint}
        {...form.field("timezone")}
      >
        <ZonePicker
          name="timezone"
          value={form.values.timezone}
          zones={zones.data ?? []}
          onChange={(timezone) => form.set({ timezone })}
        />
      </Field>
      <Field
        label={peopleTexts.language}
        optional={uiTexts.optional}
        hint={peopleTexts.languageHint}
        {...form.field("language")}
      >
        <Select>
          <option value="">{peopleTexts.ofSession}</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {formatLanguage(code)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
