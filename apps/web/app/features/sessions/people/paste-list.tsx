import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { type People, peopleOf, withPeople } from "./people.ts";

const texts = t.people;

/** Adds people by their addresses, as a mail or a table holds them. Lines that are not understood stay to be mended. */
export function PasteList({ chosen, onChange }: { chosen: People; onChange: (chosen: People) => void }) {
  const [text, setText] = useState("");
  const read = useMutation({
    mutationFn: () => peopleOf(text),
    onSuccess: ({ people, unread }) => {
      setText(unread.join("\n"));
      if (unread.length === 0) onChange(withPeople(chosen, people));
    },
  });
  const unread = read.data?.unread.length ?? 0;
  return (
    <div className="grid gap-3">
      <Field
        label={t.participants.create.pasteLabel}
        hint={texts.pasteHint}
        error={read.error ? messageFor(read.error) : undefined}
      >
        <Textarea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {unread > 0 && <Note kind="warn">{texts.unread(unread)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button disabled={text.trim() === ""} busy={read.isPending} onClick={() => read.mutate()}>
          {texts.addPasted}
        </Button>
        {unread > 0 && (
          <Button tone="quiet" onClick={() => onChange(withPeople(chosen, read.data?.people ?? []))}>
            {texts.goOn(read.data?.people.length ?? 0)}
          </Button>
        )}
      </div>
    </div>
  );
}
