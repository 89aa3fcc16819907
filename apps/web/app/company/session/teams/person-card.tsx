import { EllipsisVertical, GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/cn.ts";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { type Drag, dragStyle } from "../../../ui/use-drag.ts";
import { nameOf } from "../../shared/people/model.ts";
import type { Attendee } from "../board-model.ts";
import { type Board, sizeLeft } from "./board.ts";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** A person on the board: moved by its drag handle or its menu. */
export function PersonCard({
  person,
  board,
  at,
  drag,
  grip,
  onMove,
}: {
  person: Attendee;
  board: Board;
  /** Index of their team; -1 for none. */
  at: number;
  drag: Drag | null;
  grip: ComponentProps<"button">;
  onMove: (to: number) => void;
}) {
  const name = nameOf(person);
  return (
    <li
      style={dragStyle(drag)}
      className={cn(
        "flex items-center rounded-md border bg-page",
        drag ? "relative z-10 border-tide opacity-90 shadow-md outline outline-tide" : "border-line",
      )}
    >
      <button
        type="button"
        {...grip}
        data-grip={person.consumer_id}
        aria-label={texts.move(name)}
        aria-describedby="teams-how"
        aria-pressed={drag !== null}
        className="flex min-h-12 min-w-0 flex-1 cursor-grab touch-none select-none items-center gap-2 rounded-md pe-1 ps-2.5 text-start active:cursor-grabbing"
      >
        <GripVertical {...icon} className="size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-medium">{name}</span>
          <small className="block truncate text-sm text-ink-soft">
            {[person.department, person.office].filter(Boolean).join(", ") || person.email}
          </small>
        </span>
      </button>
      <Menu
        trigger={
          <Button tone="quiet" size="iconSm" aria-label={texts.menu(name)}>
            <EllipsisVertical {...icon} />
          </Button>
        }
      >
        <p className="px-2.5 py-1.5 text-sm text-ink-soft">{texts.moveTo(name)}</p>
        {board.map((team, index) =>
          index === at ? null : (
            <MenuItem
              key={team.id ?? team.name}
              disabled={sizeLeft(team) <= 0}
              onSelect={() => onMove(index)}
            >
              <span className="flex-1">
                <bdi>{team.name}</bdi>
              </span>
              <span className="text-sm text-ink-soft">{texts.size(team.members.length)}</span>
            </MenuItem>
          ),
        )}
        {at >= 0 && <MenuSeparator />}
        {at >= 0 && <MenuItem onSelect={() => onMove(-1)}>{texts.decideAtStart}</MenuItem>}
      </Menu>
    </li>
  );
}
