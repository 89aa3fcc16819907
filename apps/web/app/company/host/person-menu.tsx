import { Hand, MicOff, UserX } from "lucide-react";
import { useId } from "react";
import { AnchoredMenu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { useConfirm } from "./confirmation.ts";
import { useCommand, useHostControls } from "./host-controls.ts";
import { nameOf, teamOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";
import { useMove } from "./use-move.ts";

const texts = hostTexts.person;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** The actions for one person, in a menu beside them. */
export function PersonMenu({
  seat,
  anchor,
  onClose,
}: {
  seat: string;
  anchor: HTMLElement;
  onClose(): void;
}) {
  const { view, directory } = useHostControls();
  const open = useConfirm();
  const runCommand = useCommand();
  const move = useMove();
  const heading = useId();
  const name = nameOf(directory, seat);
  const own = teamOf(view, seat);
  const needsHelp = own?.people.some((person) => person.seat === seat && person.needsHelp);
  const others = view.teams.filter(({ id }) => id !== own?.id);
  return (
    <AnchoredMenu anchor={anchor} label={name} onClose={onClose}>
      {own && needsHelp && (
        <MenuItem onSelect={() => open({ what: "message", team: own.id, replyTo: seat })}>
          <Hand {...icon} />
          {texts.respond}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void runCommand({ type: "mute", seat }, hostTexts.done.muted(name))}>
        <MicOff {...icon} />
        {texts.mute}
      </MenuItem>
      <MenuItem danger onSelect={() => open({ what: "remove", seat })}>
        <UserX {...icon} />
        {texts.remove}
      </MenuItem>
      <MenuSeparator />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu */}
      <div role="group" aria-labelledby={heading}>
        <p id={heading} className="px-2.5 py-1.5 text-sm text-ink-soft">
          {others.length > 0 ? texts.moveTo(name) : texts.alone}
        </p>
        {others.map(({ id, name: team, people }) => (
          <MenuItem key={id} onSelect={() => void move(seat, id)}>
            <span className="flex-1">{team}</span>
            <span className="text-sm text-ink-soft tabular-nums">{texts.size(people.length)}</span>
          </MenuItem>
        ))}
      </div>
    </AnchoredMenu>
  );
}
