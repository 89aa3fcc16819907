import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { groupApi, groupsQuery } from "../../../api/queries/participants.ts";
import { fieldsOf, useForm } from "../../../forms/use-form.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts } from "./texts.ts";

/** Adds people to a saved group, or to a new one. */
export default function GroupDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const id = useId();
  const saved = useQuery(groupsQuery).data?.saved ?? [];
  const [group, setGroup] = useState("");
  const existing = saved.find((one) => one.id === group);
  const { props, errors, failure, busy } = useForm({
    schema: "createGroupBody",
    // An existing group keeps its name.
    read: (form) => ({ name: existing?.name ?? fieldsOf(form).name, consumer_ids: ids }),
    send: (body) =>
      existing ? groupApi.change(existing.id, { add: body.consumer_ids }) : groupApi.create(body),
    done(changed) {
      toast.good(texts.grouping.saved(changed.name, changed.count));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.grouping.title(ids.length)}
      description={texts.grouping.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {texts.grouping.submit}
          </Button>
        </>
      }
    >
      <form {...props} id={id} className="mt-3 grid gap-4">
        {saved.length > 0 && (
          <Field label={texts.grouping.which}>
            <Select value={group} onChange={(event) => setGroup(event.target.value)}>
              <option value="">{texts.grouping.another}</option>
              {saved.map(({ id: value, name, count }) => (
                <option key={value} value={value}>
                  {name} ({formatNumber(count)})
                </option>
              ))}
            </Select>
          </Field>
        )}
        {!existing && (
          <Field label={texts.grouping.name} error={errors.name}>
            <Input name="name" autoComplete="off" />
          </Field>
        )}
        {failure && <FieldError>{failure}</FieldError>}
      </form>
    </Dialog>
  );
}
