import { Hand } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/cn.ts";
import { Column, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { useDrag } from "../../ui/use-drag.ts";
import { useCommand, useHostControls } from "./host-controls.ts";
import { helpRequestsOf, isOver, teamOf } from "./model.ts";
import { PersonMenu } from "./person-menu.tsx";
import { PersonPicture } from "./person-picture.tsx";
import { TeamRow } from "./team-row.tsx";
import { texts as hostTexts } from "./texts.ts";
import { useMove } from "./use-move.ts";

const texts = hostTexts.teams;

/** All teams of the session, in the order in which they were formed. */
export function TeamTable() {
  const { view, directory } = useHostControls();
  const runCommand = useCommand();
  const move = useMove();
  const over = isOver(view.clock.phase);
  const [menu, setMenu] = useState<{ seat: string; at: HTMLElement } | null>(null);
  const { drag, handle } = useDrag({
    onDrop: (seat, team) => {
      if (!over && teamOf(view, seat)?.id !== team) void move(seat, team);
    },
    onClick: (seat, at) => over || setMenu({ seat, at }),
  });
  /** The focus returns to the person, who may be in another row by now. An open confirmation keeps the focus. */
  const closeMenu = () => {
    const seat = menu?.seat;
    setMenu(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus();
    });
  };
  const helpRequests = helpRequestsOf(view).length;
  const { team, scene, left, here, line, actions } = texts.columns;
  return (
    <section aria-labelledby="teams">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="teams">{texts.title}</h2>
        {helpRequests > 0 && (
          <Badge tone="ember" icon={<Hand aria-hidden="true" strokeWidth={1.5} />}>
            {texts.helpCount(helpRequests)}
          </Badge>
        )}
      </div>
      <Table aria-labelledby="teams" aria-describedby="teams-how">
        <TableHeader>
          <Column>
            <span className="lg:ps-3">{team}</span>
          </Column>
          <Column>{scene}</Column>
          <Column figures>{left}</Column>
          <Column>{here}</Column>
          <Column>{line}</Column>
          <Column>
            <span className="sr-only">{actions}</span>
          </Column>
        </TableHeader>
        <TableBody>
          {view.teams.map((one, index) => (
            <TeamRow
              key={one.id}
              team={one}
              index={index}
              handle={handle}
              drag={drag}
              onVisit={(id) => void runCommand({ type: "visit", team: id }, null)}
            />
          ))}
        </TableBody>
      </Table>
      <PersonKeys />
      <p id="teams-how" className="mt-2 text-sm text-ink-soft">
        {over ? "" : texts.how}
      </p>
      {menu && <PersonMenu seat={menu.seat} anchor={menu.at} onClose={closeMenu} />}
      {drag && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-40 grid size-10 -translate-1/2 place-items-center rounded-full border-2 border-tide bg-page text-sm font-semibold shadow-md"
          style={{ left: drag.at.x, top: drag.at.y }}
        >
          <PersonPicture directory={directory} seat={drag.item} />
        </span>
      )}
    </section>
  );
}

const shapes = {
  here: "rounded-full border-tide",
  captain: "rounded-full border-tide",
  dropped: "rounded-full border-dashed border-ember",
  away: "rounded-full border-dotted border-field-line",
  observer: "rounded-[5px] border-tide",
} as const;

/** Explains the shapes around the initials. */
function PersonKeys() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
      {(Object.keys(shapes) as (keyof typeof shapes)[]).map((key) => (
        <li key={key} className="flex items-center gap-2">
          <span aria-hidden="true" className={cn("relative size-4.5 border-[1.5px]", shapes[key])}>
            {key === "captain" && (
              <i className="absolute -end-1 -bottom-1 size-2 rotate-135 rounded-full rounded-es-none bg-ember" />
            )}
          </span>
          {texts.keys[key]}
        </li>
      ))}
    </ul>
  );
}
