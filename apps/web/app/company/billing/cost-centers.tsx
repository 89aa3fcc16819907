import { useMutation, useQuery } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { costCenters, costCentersQuery } from "../../api/queries/billing.ts";
import { Failure, Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { TextButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.costCenters;

/** What sessions can be booked on. */
export function CostCenters() {
  const query = useQuery(costCentersQuery);
  const remove = useMutation({
    mutationFn: costCenters.remove,
    onSuccess: (_, { code }) => toast.good(texts.removed(code)),
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
  });
  return (
    <div className="grid max-w-180 gap-4">
      <p className="text-ink-soft">{texts.sub}</p>
      <Loaded query={query} label={texts.loading} rows={2}>
        {(list) =>
          list.length > 0 && (
            <ul className="border-t border-line">
              {list.map((one) => (
                <li
                  key={one.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
                >
                  <span className="min-w-0">
                    <b dir="auto">{one.code}</b> <bdi className="text-ink-soft">{one.name}</bdi>
                  </span>
                  <TextButton
                    aria-label={texts.removeOf(one.code)}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(one)}
                  >
                    {texts.remove}
                  </TextButton>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddForm />
    </div>
  );
}

function AddForm() {
  const form = useForm({
    schema: "addCostCenterBody",
    initial: { code: "", name: "" },
    send: costCenters.add,
    done(_, refill) {
      toast.good(texts.added);
      refill({ code: "", name: "" });
    },
  });
  return (
    <Form form={form} className="grid items-end gap-4 sm:grid-cols-[9rem_1fr_auto]">
      <Field label={texts.code} {...form.field("code")}>
        <Input autoComplete="off" />
      </Field>
      <Field label={texts.name} {...form.field("name")}>
        <Input autoComplete="off" />
      </Field>
      <SubmitButton>{texts.add}</SubmitButton>
      <div className="sm:col-span-full empty:hidden">
        <Failure />
      </div>
    </Form>
  );
}
