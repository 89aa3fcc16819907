import { useState } from "react";
import { Choices } from "../../forms/form.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { browserZone, formatTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import type { Confirmation } from "./confirmation.ts";
import { type HostControls, useCommand, useHostControls } from "./host-controls.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { countHere, countPlaying, nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";
import { useMove } from "./use-move.ts";

const { confirm: texts, done, move: moveTexts, person } = hostTexts;
const FIVE_MIN_MS = 300_000;
/** Up to this many names are listed; above it only their number. */
const MAX_NAMES = 6;

interface DialogTexts {
  title: string;
  text: string;
  no: string;
  yes: string;
  danger?: boolean;
  run(): Promise<boolean>;
}

function missingText({ view }: HostControls): string {
  const { missing, expected } = view;
  const out = Math.max(missing.length, expected - countHere(view));
  if (out <= 0) return texts.startAll;
  return missing.length === out && out <= MAX_NAMES ? texts.startMissing(missing) : texts.startMany(out);
}

/** The text of a confirmation, and what confirming does. */
function dialogTextsOf(
  confirmation: Confirmation,
  controls: HostControls,
  runCommand: ReturnType<typeof useCommand>,
): DialogTexts | null {
  const { view, directory } = controls;
  const { endsAt } = view.clock;
  const time = (at: number) => formatTime(at, browserZone());
  switch (confirmation.what) {
    case "start": {
      const { startNo: no, startYes: yes } = texts;
      const run = () => runCommand({ type: "start" }, done.started);
      return {
        title: texts.startTitle(countHere(view), view.expected),
        text: missingText(controls),
        no,
        yes,
        run,
      };
    }
    case "pause": {
      const { pauseTitle: title, pauseNo: no, pauseYes: yes } = texts;
      const run = () => runCommand({ type: "pause" }, done.paused);
      return { title, text: texts.pauseText(countPlaying(view)), no, yes, run };
    }
    case "extend": {
      if (endsAt === null) return null;
      const later = time(endsAt + FIVE_MIN_MS);
      return {
        title: texts.extendTitle,
        text: texts.extendText(later, countPlaying(view)),
        no: texts.extendNo(time(endsAt)),
        yes: texts.extendYes(later),
        run: () => runCommand({ type: "extend", minutes: 5, endsAt }, done.extended(later)),
      };
    }
    case "end": {
      const { endTitle: title, endText: text, endNo: no, endYes: yes } = texts;
      return {
        title,
        text,
        no,
        yes,
        danger: true,
        run: () => runCommand({ type: "end" }, done.ended),
      };
    }
    case "skip": {
      const team = view.teams.find(({ id }) => id === confirmation.team);
      if (!team) return null;
      const command = { type: "skip", team: team.id, scene: confirmation.scene.id } as const;
      return {
        title: texts.skipTitle(confirmation.scene.title, team.name),
        text: texts.skipText,
        no: texts.skipNo,
        yes: texts.skipYes,
        danger: true,
        run: () => runCommand(command, done.skipped(team.name)),
      };
    }
    case "remove": {
      const name = nameOf(directory, confirmation.seat);
      const command = { type: "remove", seat: confirmation.seat, on: true } as const;
      const undo = { label: hostTexts.out.letIn, command: { ...command, on: false }, done: done.letIn(name) };
      return {
        title: texts.removeTitle(name),
        text: texts.removeText,
        no: texts.removeNo,
        yes: texts.removeYes,
        danger: true,
        run: () => runCommand(command, done.removed(name), undo),
      };
    }
    default:
      return null;
  }
}

function ConfirmDialog({ confirmation, onClose }: { confirmation: Confirmation; onClose(): void }) {
  const controls = useHostControls();
  const runCommand = useCommand();
  const [busy, setBusy] = useState(false);
  const question = dialogTextsOf(confirmation, controls, runCommand);
  if (!question) return null;
  const { title, text, no, yes, danger, run } = question;
  const onYes = () => {
    setBusy(true);
    void run().finally(onClose);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button tone={danger ? "danger" : "primary"} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}

/** Moves a team member to another team without dragging. */
function MoveDialog({ team: id, onClose }: { team: string; onClose(): void }) {
  const { view, directory } = useHostControls();
  const move = useMove();
  const team = view.teams.find((one) => one.id === id);
  const others = view.teams.filter((one) => one.id !== id);
  const form = useForm({
    schema: "hostMoveBody",
    initial: { seat: "", to: "" },
    send: ({ seat, to }) => move(seat, to),
    done(stored) {
      if (stored) onClose();
    },
  });
  if (!team) return null;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={moveTexts.title(team.name)}
      {...(others.length === 0 && { description: person.alone })}
      submit={moveTexts.yes}
      cancel={moveTexts.no}
    >
      <Choices legend={moveTexts.who} {...form.group("seat")}>
        {team.people.map(({ seat }) => (
          <RadioOption key={seat} title={nameOf(directory, seat)} {...form.choice("seat", seat)} />
        ))}
      </Choices>
      <Choices legend={moveTexts.where} {...form.group("to")}>
        {others.map((one) => (
          <RadioOption key={one.id} title={one.name} {...form.choice("to", one.id)}>
            {person.size(one.people.length)}
          </RadioOption>
        ))}
      </Choices>
    </FormDialog>
  );
}

/** The open confirmation, if any. */
export function Confirmations({
  confirmation,
  onClose,
}: {
  confirmation: Confirmation | null;
  onClose(): void;
}) {
  if (!confirmation) return null;
  if (confirmation.what === "message")
    return (
      <MessageDialog team={confirmation.team} replyTo={confirmation.replyTo ?? null} onClose={onClose} />
    );
  if (confirmation.what === "move") return <MoveDialog team={confirmation.team} onClose={onClose} />;
  return <ConfirmDialog confirmation={confirmation} onClose={onClose} />;
}
