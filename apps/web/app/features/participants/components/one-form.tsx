import { zodResolver } from "@hookform/resolvers/zod";
import { consumerBody } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { zonesQuery } from "../../reference/api.ts";
import { consumerCalls } from "../api.ts";
import { nameOf } from "../model.ts";

const texts = t.participants.create;
const fields = ["first_name", "last_name", "email", "department", "office", "timezone"] as const;
const blank = { first_name: "", last_name: "", email: "", department: "", office: "", timezone: null };

/** An optional line that was left empty is no line. */
const orNull = (value: string | null) => value?.trim() || null;

/** Adds people one after another; department, office and zone stay for the next one. */
export function OneForm() {
  const zones = useQuery(zonesQuery);
  const [failure, setFailure] = useState<string | null>(null);
  const [added, setAdded] = useState<string[]>([]);
  const form = useForm({ resolver: zodResolver(consumerBody), defaultValues: blank as Blank });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const person = await consumerCalls.create(values);
      toast.good(texts.added, nameOf(person));
      setAdded((old) => [nameOf(person), ...old]);
      form.reset({ ...form.getValues(), first_name: "", last_name: "", email: "" });
      form.setFocus("first_name");
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,560px)_1fr]">
      <form noValidate onSubmit={submit} className="grid gap-4">
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
        {failure && <FieldError>{failure}</FieldError>}
        <Button type="submit" tone="primary" size="lg" busy={isSubmitting} className="w-fit max-md:w-full">
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
      </form>
      {added.length > 0 && (
        <section aria-label={texts.justAdded}>
          <h2 className="mb-2">{texts.justAdded}</h2>
          <ul>
            {added.map((name) => (
              <li key={name} className="border-t border-line py-2">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface Blank {
  first_name: string;
  last_name: string;
  email: string;
  department: string | null;
  office: string | null;
  timezone: string | null;
}
