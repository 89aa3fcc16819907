import { useState } from "react";
import { browserZone, formatTime } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Asking } from "../asking.ts";
import { type Desk, useAsk, useDesk } from "../desk.ts";
import { countHere, countPlaying, nameOf } from "../model.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";

const { ask: texts, done } = t.host;
const FIVE_MIN_MS = 300_000;
/** More names than this are a number. */
const NAMES = 6;

interface Question {
  title: string;
  text: string;
  no: string;
  yes: string;
  danger?: boolean;
  run(): Promise<boolean>;
}

function missingText({ room }: Desk): string {
  const { missing, expected } = room;
  const out = Math.max(missing.length, expected - countHere(room));
  if (out <= 0) return texts.startAll;
  return missing.length === out && out <= NAMES ? texts.startMissing(missing) : texts.startMany(out);
}

/** What is asked once more, and what a yes does. */
function questionOf(asking: Asking, desk: Desk, ask: ReturnType<typeof useAsk>): Question | null {
  const { room, directory } = desk;
  const { endsAt } = room.clock;
  const time = (at: number) => formatTime(at, browserZone());
  switch (asking.what) {
    case "start": {
      const { startNo: no, startYes: yes } = texts;
      const run = () => ask({ type: "start" }, done.started);
      return {
        title: texts.startTitle(countHere(room), room.expected),
        text: missingText(desk),
        no,
        yes,
        run,
      };
    }
    case "pause": {
      const { pauseTitle: title, pauseNo: no, pauseYes: yes } = texts;
      const run = () => ask({ type: "pause" }, done.paused);
      return { title, text: texts.pauseText(countPlaying(room)), no, yes, run };
    }
    case "extend": {
      if (endsAt === null) return null;
      const later = time(endsAt + FIVE_MIN_MS);
      return {
        ...{ title: texts.extendTitle, text: texts.extendText(later, countPlaying(room)) },
        ...{ no: texts.extendNo(time(endsAt)), yes: texts.extendYes(later) },
        run: () => ask({ type: "extend", minutes: 5, endsAt }, done.extended(later)),
      };
    }
    case "end": {
      const { endTitle: title, endText: text, endNo: no, endYes: yes } = texts;
      return { ...{ title, text, no, yes }, danger: true, run: () => ask({ type: "end" }, done.ended) };
    }
    case "skip": {
      const team = room.teams.find(({ id }) => id === asking.team);
      if (!team) return null;
      const command = { type: "skip", team: team.id, scene: asking.scene.id } as const;
      return {
        ...{ title: texts.skipTitle(asking.scene.title, team.name), text: texts.skipText },
        ...{ no: texts.skipNo, yes: texts.skipYes, danger: true },
        run: () => ask(command, done.skipped(team.name)),
      };
    }
    case "remove": {
      const name = nameOf(directory, asking.seat);
      const command = { type: "remove", seat: asking.seat, on: true } as const;
      const undo = { label: t.host.out.letIn, command: { ...command, on: false }, done: done.letIn(name) };
      return {
        ...{ title: texts.removeTitle(name), text: texts.removeText },
        ...{ no: texts.removeNo, yes: texts.removeYes, danger: true },
        run: () => ask(command, done.removed(name), undo),
      };
    }
    default:
      return null;
  }
}

function AskDialog({ asking, onClose }: { asking: Asking; onClose(): void }) {
  const desk = useDesk();
  const ask = useAsk();
  const [busy, setBusy] = useState(false);
  const question = questionOf(asking, desk, ask);
  if (!question) return null;
  const { title, text, no, yes, danger, run } = question;
  const onYes = () => {
    setBusy(true);
    void run().finally(onClose);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      {...{ title, description: text }}
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

/** The question that is open, if one is. */
export function Questions({ asking, onClose }: { asking: Asking | null; onClose(): void }) {
  if (!asking) return null;
  if (asking.what === "message")
    return <MessageDialog team={asking.team} answers={asking.answers ?? null} onClose={onClose} />;
  if (asking.what === "move") return <MoveDialog team={asking.team} onClose={onClose} />;
  return <AskDialog asking={asking} onClose={onClose} />;
}
