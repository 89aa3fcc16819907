import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupApi, groupsQuery } from "../../../api/queries/participants.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts } from "./texts.ts";

/** Adds people to a saved group, or to a new one. */
export default function GroupDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const saved = useQuery(groupsQuery).data?.saved ?? [];
  const [group, setGroup] = useState("");
  const existing = saved.find((one) => one.id === group);
  const form = useForm({
    schema: "createGroupBody",
    initial: { name: "" },
    // An existing group keeps its name.
    body: ({ name }) => ({ name: existing?.name ?? name, consumer_ids: ids }),
    send: (body) =>
      existing ? groupApi.change(existing.id, { add: body.consumer_ids }) : groupApi.create(body),
    done(changed) {
      toast.good(texts.grouping.saved(changed.name, changed.count));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.grouping.title(ids.length)}
      description={texts.grouping.text}
      submit={texts.grouping.submit}
    >
      {saved.length > 0 && (
        <Field label={texts.grouping.which}>
          <Select value={group} onChange={(event) => setGroup(event.target.value)}>
            <option value="">{texts.grouping.another}</option>
            {saved.map(({ id, name, count }) => (
              <option key={id} value={id}>
                {name} ({formatNumber(count)})
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!existing && (
        <Field label={texts.grouping.name} {...form.field("name")}>
          <Input autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  );
}
