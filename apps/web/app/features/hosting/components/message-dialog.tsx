import { HOST_MESSAGE_MAX } from "@lantern/contract/live";
import { useState } from "react";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { useAsk, useDesk } from "../desk.ts";
import { countPlaying, nameOf } from "../model.ts";

const { message: texts, done } = t.host;

/** Words to one team or to all; with `answers` it is the answer to that person's call for help. */
export function MessageDialog({
  team: id,
  answers,
  onClose,
}: {
  team: string | null;
  answers: string | null;
  onClose(): void;
}) {
  const { room, directory } = useDesk();
  const ask = useAsk();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const team = room.teams.find((one) => one.id === id);
  const reached = team ? team.people.length : countPlaying(room);
  const caller = answers === null ? "" : nameOf(directory, answers);
  const name = team?.name ?? "";
  const title = answers !== null ? texts.help(caller, name) : team ? texts.team(name) : texts.all;
  const answer = () =>
    team && answers !== null
      ? ask({ type: "answer", team: team.id, seat: answers }, done.answered(caller))
      : Promise.resolve(true);
  const finish = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const stored = await work();
    setBusy(false);
    if (stored) onClose();
  };
  const send = () =>
    finish(async () => {
      const sent = await ask({ type: "message", team: id, text: text.trim() }, done.sent(reached));
      return sent && answer();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      {...{ title, ...(answers !== null && { description: texts.helpText }) }}
      className="w-[min(560px,calc(100vw-2rem))]"
      actions={
        <>
          {team && answers !== null && (
            <>
              <Button onClick={() => void finish(() => ask({ type: "visit", team: team.id }, null))}>
                {texts.visit}
              </Button>
              <Button onClick={() => void finish(answer)}>{texts.onlyAnswer}</Button>
            </>
          )}
          {answers === null && <Button onClick={onClose}>{texts.discard}</Button>}
          <Button tone="primary" busy={busy} disabled={text.trim() === ""} onClick={() => void send()}>
            {answers === null ? texts.send(reached) : texts.sendAndAnswer}
          </Button>
        </>
      }
    >
      <Field label={texts.label} hint={texts.count(text.length, HOST_MESSAGE_MAX)} className="mt-4">
        <Textarea
          value={text}
          maxLength={HOST_MESSAGE_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {answers === null && (
        <fieldset className="mt-4">
          <legend className="mb-2 text-sm text-ink-soft">{texts.templates}</legend>
          <div className="grid gap-1.5">
            {texts.ready.map((line) => (
              <Button
                key={line}
                size="sm"
                className="justify-start py-1.5 text-left font-normal whitespace-normal"
                onClick={() => setText(line)}
              >
                {line}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </Dialog>
  );
}
