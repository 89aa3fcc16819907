import type { consumerBody } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { t } from "../../../i18n/index.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { zonesQuery } from "../../reference/api.ts";

const texts = t.participants.create;

/** The values of a participant's form before validation, and the result after it. */
export type PersonDraft = z.input<typeof consumerBody>;
type Person = z.output<typeof consumerBody>;

/** Field names, for errors that belong to a field. */
export const personFields = ["first_name", "last_name", "email", "department", "office", "timezone"] as const;

/** An empty optional field is stored as null. */
const orNull = (value: string | null | undefined) => value?.trim() || null;

/** Name, email, department, office and time zone, for adding and editing a participant. */
export function PersonFields({ form }: { form: UseFormReturn<PersonDraft, unknown, Person> }) {
  const zones = useQuery(zonesQuery);
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.firstName} error={errors.first_name?.message}>
          <Input {...form.register("first_name")} />
        </Field>
        <Field label={texts.lastName} error={errors.last_name?.message}>
          <Input {...form.register("last_name")} />
        </Field>
      </div>
      <Field label={texts.email} error={errors.email?.message}>
        <Input type="email" {...form.register("email")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.department} optional={t.ui.optional} error={errors.department?.message}>
          <Input {...form.register("department", { setValueAs: orNull })} />
        </Field>
        <Field label={texts.office} optional={t.ui.optional} error={errors.office?.message}>
          <Input {...form.register("office", { setValueAs: orNull })} />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <Field
            label={texts.zone}
            optional={t.ui.optional}
            hint={texts.zoneHint}
            error={errors.timezone?.message}
          >
            <ZonePicker value={field.value ?? ""} zones={zones.data ?? []} onChange={field.onChange} />
          </Field>
        )}
      />
    </>
  );
}
