import { HOST_MESSAGE_MAX } from "@lantern/contract/live-protocol";
import { useState } from "react";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { useCommand, useHostControls } from "./host-controls.ts";
import { countPlaying, nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";

const { message: texts, done } = hostTexts;

/** A message to one team or to all. With `replyTo` it replies to that person's request for help. */
export function MessageDialog({
  team: id,
  replyTo,
  onClose,
}: {
  team: string | null;
  replyTo: string | null;
  onClose(): void;
}) {
  const { view, directory } = useHostControls();
  const runCommand = useCommand();
  const [busy, setBusy] = useState(false);
  const team = view.teams.find((one) => one.id === id);
  const reached = team ? team.people.length : countPlaying(view);
  const helpName = replyTo === null ? "" : nameOf(directory, replyTo);
  const name = team?.name ?? "";
  const title = replyTo !== null ? texts.help(helpName, name) : team ? texts.team(name) : texts.all;
  const closeRequest = () =>
    team && replyTo !== null
      ? runCommand({ type: "answer", team: team.id, seat: replyTo }, done.responded(helpName))
      : Promise.resolve(true);
  const finish = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const stored = await work();
    setBusy(false);
    if (stored) onClose();
  };
  const form = useForm({
    schema: "hostMessageBody",
    initial: { text: "" },
    send: async ({ text }) => {
      const sent = await runCommand({ type: "message", team: id, text }, done.sent(reached));
      return sent && closeRequest();
    },
    done(stored) {
      if (stored) onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      {...(replyTo !== null && { description: texts.helpText })}
      wide
      submit={replyTo === null ? texts.send(reached) : texts.sendAndClose}
      cancel={texts.discard}
      {...(team &&
        replyTo !== null && {
          actions: (
            <>
              <Button
                disabled={busy}
                onClick={() => void finish(() => runCommand({ type: "visit", team: team.id }, null))}
              >
                {texts.visit}
              </Button>
              <Button disabled={busy} onClick={() => void finish(closeRequest)}>
                {texts.onlyClose}
              </Button>
            </>
          ),
        })}
    >
      <Field
        label={texts.label}
        hint={texts.count(form.values.text.length, HOST_MESSAGE_MAX)}
        {...form.field("text")}
      >
        <Textarea maxLength={HOST_MESSAGE_MAX} />
      </Field>
      {replyTo === null && (
        <fieldset>
          <legend className="mb-2 text-sm text-ink-soft">{texts.templates}</legend>
          <div className="grid gap-1.5">
            {texts.ready.map((line) => (
              <button
                key={line}
                type="button"
                className="min-h-(--control-sm) rounded-md border border-line px-3 py-1.5 text-start text-sm hover:border-field-line hover:bg-hover"
                onClick={() => form.set({ text: line })}
              >
                {line}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
}
