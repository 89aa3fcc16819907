import { zodResolver } from "@hookform/resolvers/zod";
import { type Consumer, consumerBody } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { zonesQuery } from "../../reference/api.ts";
import { consumerCalls } from "../api.ts";
import { nameOf } from "../model.ts";

const texts = t.participants.create;
const fields = ["first_name", "last_name", "email", "department", "office", "timezone"] as const;
const orNull = (value: string | null) => value?.trim() || null;

/** Changes what is known of a participant. */
export function EditDialog({ person, onClose }: { person: Consumer; onClose: () => void }) {
  const zones = useQuery(zonesQuery);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(consumerBody),
    defaultValues: {
      first_name: person.first_name ?? "",
      last_name: person.last_name ?? "",
      email: person.email,
      department: person.department,
      office: person.office,
      timezone: person.timezone,
    } as Fields,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const changed = await consumerCalls.change(person.id, values);
      toast.good(t.participants.edit.saved, nameOf(changed));
      onClose();
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.participants.edit.title(nameOf(person))}
      className="w-[min(560px,calc(100vw-2rem))]"
      actions={
        <>
          <Button onClick={onClose}>{t.ui.cancel}</Button>
          <Button tone="primary" busy={isSubmitting} onClick={submit}>
            {t.participants.edit.save}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
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
      </form>
    </Dialog>
  );
}

interface Fields {
  first_name: string;
  last_name: string;
  email: string;
  department: string | null;
  office: string | null;
  timezone: string | null;
}
