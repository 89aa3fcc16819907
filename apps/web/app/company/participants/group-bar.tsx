import type { Group } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { groupApi } from "../../api/queries/participants.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { undoable } from "../../ui/undoable.ts";
import { texts as peopleTexts } from "../shared/people/texts.ts";
import { texts } from "./texts.ts";

/** What can be done with the group that the list shows, and with its selected people. */
export default function GroupBar({
  group,
  chosen,
  onMembersRemoved,
  onRemoved,
}: {
  group: Group;
  chosen: ReadonlySet<string>;
  onMembersRemoved: () => void;
  onRemoved: () => void;
}) {
  const [renaming, setRenaming] = useState(false);
  const takeOut = useMutation({
    mutationFn: () => groupApi.change(group.id, { remove: [...chosen] }),
    onSuccess: () => {
      toast.good(texts.group.removedFrom(chosen.size, group.name));
      onMembersRemoved();
    },
    onError: (error) => toast.bad(messageFor(error)),
  });
  const remove = () => {
    onRemoved();
    undoable({
      title: texts.group.removed(group.name),
      undoLabel: peopleTexts.undo,
      undo: () => {},
      commit: () => {
        groupApi.remove(group.id).catch((error: unknown) => toast.bad(messageFor(error)));
      },
    });
  };
  return (
    <div className="mb-2 flex flex-wrap items-center gap-3 rounded-md border border-line px-4 py-2">
      <b className="min-w-0">{group.name}</b>
      <Button size="sm" onClick={() => setRenaming(true)}>
        {texts.group.rename}
      </Button>
      {group.count > 0 && (
        <ButtonLink size="sm" to={`/dashboard/createSession?group=${group.id}`}>
          {texts.group.plan}
        </ButtonLink>
      )}
      {chosen.size > 0 && (
        <Button size="sm" busy={takeOut.isPending} onClick={() => takeOut.mutate()}>
          {texts.ungroupChosen}
        </Button>
      )}
      <Button size="sm" tone="danger" onClick={remove}>
        {texts.group.remove}
      </Button>
      {renaming && <RenameDialog group={group} onClose={() => setRenaming(false)} />}
    </div>
  );
}

function RenameDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const form = useForm({
    schema: "createGroupBody",
    initial: { name: group.name },
    body: ({ name }) => ({ name, consumer_ids: [] }),
    send: ({ name }) => groupApi.change(group.id, { name }),
    done: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} title={texts.group.renameTitle} submit={texts.group.save}>
      <Field label={texts.group.name} {...form.field("name")}>
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
