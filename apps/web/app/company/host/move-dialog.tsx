import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { useHostControls } from "./host-controls.ts";
import { nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";
import { useMove } from "./use-move.ts";

const { move: texts, person } = hostTexts;

/** Moves a team member to another team without dragging. */
export function MoveDialog({ team: id, onClose }: { team: string; onClose(): void }) {
  const { view, directory } = useHostControls();
  const move = useMove();
  const [seat, setSeat] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const team = view.teams.find((one) => one.id === id);
  const others = view.teams.filter((one) => one.id !== id);
  if (!team) return null;
  const run = async () => {
    if (seat === null || to === null) return;
    setBusy(true);
    const stored = await move(seat, to);
    setBusy(false);
    if (stored) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(team.name)}
      {...(others.length === 0 && { description: person.alone })}
      actions={
        <>
          <Button onClick={onClose}>{texts.no}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={seat === null || to === null}
            onClick={() => void run()}
          >
            {texts.yes}
          </Button>
        </>
      }
    >
      <fieldset className="mt-4 grid gap-2">
        <legend className="mb-2 font-semibold">{texts.who}</legend>
        {team.people.map((one) => (
          <RadioOption
            key={one.seat}
            name="seat"
            title={nameOf(directory, one.seat)}
            checked={seat === one.seat}
            onChange={() => setSeat(one.seat)}
          />
        ))}
      </fieldset>
      <fieldset className="mt-4 grid gap-2">
        <legend className="mb-2 font-semibold">{texts.where}</legend>
        {others.map((one) => (
          <RadioOption
            key={one.id}
            name="team"
            title={one.name}
            checked={to === one.id}
            onChange={() => setTo(one.id)}
          >
            {person.size(one.people.length)}
          </RadioOption>
        ))}
      </fieldset>
    </Dialog>
  );
}
