import type { Consumer } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { zonesQuery } from "../../../api/queries/reference.ts";
import { fieldsOf } from "../../../forms/use-form.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { texts as uiTexts } from "../../../ui/texts.ts";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { texts as peopleTexts } from "./texts.ts";

export const personFields = ["first_name", "last_name", "email", "department", "office", "timezone"] as const;
const optional: readonly string[] = ["department", "office", "timezone"];

/** The values of the fields. An empty optional field is stored as null. */
export function readPerson(form: HTMLFormElement): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(form));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, optional.includes(name) ? String(value).trim() || null : value]),
  );
}

/** Name, email, department, office and time zone, for adding and editing a participant. */
export function PersonFields({
  person,
  errors,
}: {
  person?: Consumer;
  errors: Record<string, string | undefined>;
}) {
  const zones = useQuery(zonesQuery);
  const [zone, setZone] = useState(person?.timezone ?? "");
  const input = (name: Exclude<(typeof personFields)[number], "timezone">, type = "text") => (
    <Input name={name} type={type} defaultValue={person?.[name] ?? ""} />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={peopleTexts.firstName} error={errors.first_name}>
          {input("first_name")}
        </Field>
        <Field label={peopleTexts.lastName} error={errors.last_name}>
          {input("last_name")}
        </Field>
      </div>
      <Field label={peopleTexts.email} error={errors.email}>
        {input("email", "email")}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={peopleTexts.department} optional={uiTexts.optional} error={errors.department}>
          {input("department")}
        </Field>
        <Field label={peopleTexts.office} optional={uiTexts.optional} error={errors.office}>
          {input("office")}
        </Field>
      </div>
      <Field
        label={peopleTexts.zone}
        optional={uiTexts.optional}
        hint={peopleTexts.zoneHint}
        error={errors.timezone}
      >
        <ZonePicker name="timezone" value={zone} zones={zones.data ?? []} onChange={setZone} />
      </Field>
    </>
  );
}
