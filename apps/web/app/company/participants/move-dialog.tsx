import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { groupsQuery, participantApi } from "../../api/queries/participants.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

const fields = [
  ["department", "no_department"],
  ["office", "no_office"],
] as const;

/** Changes department and office of several participants at once. */
export function MoveDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const id = useId();
  const groups = useQuery(groupsQuery).data;
  const names = { department: groups?.departments ?? [], office: groups?.offices ?? [] };
  const form = useForm({
    schema: "changeConsumersBody",
    initial: { department: "", office: "", no_department: false, no_office: false },
    body: (values) => ({
      // One request may have fewer ids than are selected.
      ids: ids.slice(0, limits.removeMax),
      department: changeTo(values.department, values.no_department),
      office: changeTo(values.office, values.no_office),
    }),
    send: (body) => participantApi.changeSeveral({ ...body, ids }),
    done(changed) {
      toast.good(texts.moving.saved(changed));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.moving.title(ids.length)}
      description={texts.moving.text}
      submit={texts.moving.submit}
    >
      {fields.map(([name, none]) => (
        <div key={name}>
          <Field label={texts.columns[name]} {...form.field(name)}>
            <Input list={`${id}-${name}`} autoComplete="off" />
          </Field>
          <datalist id={`${id}-${name}`}>
            {names[name].map((group) => (
              <option key={group.name} value={group.name} />
            ))}
          </datalist>
          <Checkbox label={texts.moving.none[name]} {...form.flag(none)} />
        </div>
      ))}
    </FormDialog>
  );
}

/** An empty field stays as it is, and a checked box empties it. */
const changeTo = (typed: string, none: boolean) => (none ? null : typed.trim() || undefined);
