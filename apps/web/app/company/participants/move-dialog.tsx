import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { groupsQuery, participantApi } from "../../api/queries/participants.ts";
import { fieldsOf, useForm } from "../../forms/use-form.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

const fields = ["department", "office"] as const;

/** What the form changes: an empty field stays as it is, a checked box empties the field. */
function changesOf(form: HTMLFormElement): { department?: string | null; office?: string | null } {
  const values = fieldsOf(form);
  const changes: { department?: string | null; office?: string | null } = {};
  for (const name of fields) {
    const value = String(values[name] ?? "").trim();
    if (values[`no_${name}`]) changes[name] = null;
    else if (value) changes[name] = value;
  }
  return changes;
}

/** Changes department and office of several participants at once. */
export function MoveDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const id = useId();
  const groups = useQuery(groupsQuery).data;
  const names = { department: groups?.departments ?? [], office: groups?.offices ?? [] };
  const { props, errors, failure, busy } = useForm({
    schema: "changeConsumersBody",
    // One request may have fewer ids than are selected.
    read: (form) => ({ ids: ids.slice(0, limits.removeMax), ...changesOf(form) }),
    send: (body) => participantApi.changeSeveral({ ...body, ids }),
    done(changed) {
      toast.good(texts.moving.saved(changed));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moving.title(ids.length)}
      description={texts.moving.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {texts.moving.submit}
          </Button>
        </>
      }
    >
      <form {...props} id={id} className="mt-3 grid gap-4">
        {fields.map((name) => (
          <div key={name}>
            <Field label={texts.columns[name]} error={errors[name]}>
              <Input name={name} list={`${id}-${name}`} autoComplete="off" />
            </Field>
            <datalist id={`${id}-${name}`}>
              {names[name].map((group) => (
                <option key={group.name} value={group.name} />
              ))}
            </datalist>
            <Checkbox name={`no_${name}`} label={texts.moving.none[name]} />
          </div>
        ))}
        {failure && <FieldError>{failure}</FieldError>}
      </form>
    </Dialog>
  );
}
