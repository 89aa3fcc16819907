import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { texts as peopleTexts } from "../people/texts.ts";
import { type ChangePeople, peopleOf, withPeople } from "./people.ts";
import { texts } from "./texts.ts";

const mostLines = 10;

/**
 * Adds people from pasted addresses, from an email or a spreadsheet. Recognized lines are chosen at once; the others
 * stay to be corrected.
 */
export function PasteList({
  onChange,
  onDone,
}: {
  onChange: ChangePeople;
  /** Called when every line was recognized. */
  onDone: () => void;
}) {
  const [text, setText] = useState("");
  const read = useMutation({
    mutationFn: () => peopleOf(text),
    onSuccess: ({ people, unread, leftOut }) => {
      setText(unread.join("\n"));
      onChange((chosen) => withPeople(chosen, people));
      if (unread.length === 0 && leftOut.length === 0) onDone();
    },
  });
  const unread = read.data?.unread.length ?? 0;
  const leftOut = read.data?.leftOut.slice(0, mostLines) ?? [];
  return (
    <div className="grid gap-3">
      <Field
        label={peopleTexts.pasteLabel}
        hint={texts.pasteHint}
        error={read.error ? messageFor(read.error) : undefined}
      >
        <Textarea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {leftOut.length > 0 && (
        <Note kind="warn" role="status" title={texts.readSome(read.data?.people.length ?? 0)}>
          {leftOut.map(({ line, message }) => (
            <p key={`${line} ${message}`}>
              {texts.leftOut(line)} {message}
            </p>
          ))}
        </Note>
      )}
      {unread > 0 && (
        <Note kind="warn" role="status" title={texts.readSome(read.data?.people.length ?? 0)}>
          {texts.unread(unread)}
        </Note>
      )}
      <Button
        disabled={text.trim() === ""}
        busy={read.isPending}
        onClick={() => read.mutate()}
        className="w-fit"
      >
        {texts.addPasted}
      </Button>
    </div>
  );
}
