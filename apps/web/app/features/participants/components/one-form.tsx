import { zodResolver } from "@hookform/resolvers/zod";
import { consumerBody } from "@lantern/contract/http";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { participantApi } from "../api.ts";
import { nameOf } from "../model.ts";
import { type PersonDraft, PersonFields, personFields } from "./person-fields.tsx";

const texts = t.participants.create;
const blank = { first_name: "", last_name: "", email: "", department: "", office: "", timezone: null };

/** Adds people one by one. Department, office and time zone stay filled in for the next one. */
export function OneForm() {
  const [failure, setFailure] = useState<string | null>(null);
  const [added, setAdded] = useState<string[]>([]);
  const form = useForm({ resolver: zodResolver(consumerBody), defaultValues: blank as PersonDraft });
  const { isSubmitting } = form.formState;
  // The same key on a retry: after a lost response, the person just added must not count as existing.
  const tried = useRef({ text: "", key: "" });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const text = JSON.stringify(values);
      if (tried.current.text !== text) tried.current = { text, key: crypto.randomUUID() };
      const person = await participantApi.create(values, tried.current.key);
      tried.current = { text: "", key: "" };
      toast.good(texts.added, nameOf(person));
      setAdded((old) => [nameOf(person), ...old]);
      form.reset({ ...form.getValues(), first_name: "", last_name: "", email: "" });
      form.setFocus("first_name");
    } catch (error) {
      setFailure(showServerErrors(error, personFields, form.setError));
    }
  });

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,560px)_1fr]">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PersonFields form={form} />
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
