import { Keyboard, Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/cn.ts";
import { useDrag } from "../../../ui/use-drag.ts";
import { nameOf } from "../../shared/people/model.ts";
import type { Attendee } from "../board-model.ts";
import { type Board, movePerson, sizeLeft, teamIndexOf, withoutTeam, withTeam } from "./board.ts";
import { PersonCard } from "./person-card.tsx";
import { texts } from "./texts.ts";

/** The teams side by side, and the people without one; people are dragged, moved by menu, or left for the start. */
export function TeamBoard({
  people,
  board,
  onChange,
}: {
  people: readonly Attendee[];
  board: Board;
  onChange: (board: Board) => void;
}) {
  const grips = useRef<HTMLDivElement>(null);
  const move = (person: string, to: number) => {
    // The person's drag handle is in another column now, and gets the focus.
    flushSync(() => onChange(movePerson(board, person, to)));
    grips.current?.querySelector<HTMLElement>(`[data-grip="${person}"]`)?.focus();
  };
  const { drag, handle } = useDrag({
    keys: [...board.keys(), -1].map(String),
    touch: true,
    onDrop: (person, to) => move(person, Number(to)),
  });
  const byId = new Map(people.map((person) => [person.consumer_id, person]));
  const full = (number: number) => {
    const team = board[number];
    return team !== undefined && sizeLeft(team) <= 0 && drag?.from !== String(number);
  };
  const nameAt = (number: number) => board[number]?.name ?? texts.unplaced;
  const free = people.filter((person) => teamIndexOf(board, person.consumer_id) < 0);

  const column = (number: number, members: readonly Attendee[]) => (
    <TeamColumn
      key={board[number]?.id ?? nameAt(number)}
      number={number}
      name={nameAt(number)}
      count={number < 0 ? String(members.length) : texts.size(members.length)}
      over={drag !== null && drag.over === String(number) && drag.from !== drag.over}
      refuses={full(number)}
      onRemove={number < 0 ? undefined : () => onChange(withoutTeam(board, number))}
    >
      {members.map((person) => (
        <PersonCard
          key={person.consumer_id}
          person={person}
          board={board}
          at={number}
          drag={drag?.item === person.consumer_id ? drag : null}
          grip={handle(person.consumer_id, String(number))}
          onMove={(to) => move(person.consumer_id, to)}
        />
      ))}
    </TeamColumn>
  );

  const dragged = drag && byId.get(drag.item);
  const over = Number(drag?.over ?? drag?.from);
  return (
    <div ref={grips} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {board.map((team, number) =>
          column(
            number,
            team.members.flatMap((id) => byId.get(id) ?? []),
          ),
        )}
        {column(-1, free)}
        <Button onClick={() => onChange(withTeam(board))} className="w-fit">
          <Plus aria-hidden="true" strokeWidth={1.5} />
          {texts.addTeam}
        </Button>
      </div>
      <div className="flex items-start gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm">
        <Keyboard aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-ink-soft" />
        <div>
          <p role="status" className="font-semibold">
            {dragged
              ? full(over)
                ? texts.overFull(nameOf(dragged), nameAt(over))
                : texts.dragged(nameOf(dragged), nameAt(over))
              : texts.howTitle}
          </p>
          <p id="teams-how" className="text-ink-soft">
            {texts.how}
          </p>
        </div>
      </div>
    </div>
  );
}

/** A team, or with -1 the people whom the start will assign. */
function TeamColumn({
  number,
  name,
  count,
  over,
  refuses,
  onRemove,
  children,
}: {
  number: number;
  name: string;
  count: string;
  /** Somebody is dragged over it. */
  over: boolean;
  /** It is full for the dragged person. */
  refuses: boolean;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <section
      data-drop-target={number}
      aria-label={name}
      className={cn(
        "rounded-md border p-2.5",
        !over && "border-line bg-raised",
        over && (refuses ? "border-rose bg-raised" : "border-tide bg-tide-wash"),
      )}
    >
      <h3 className="flex min-h-9 items-center gap-2 px-1 font-text text-base font-semibold">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="text-sm font-normal text-ink-soft tabular-nums">{count}</span>
        {onRemove && (
          <Button tone="quiet" size="iconSm" aria-label={texts.removeTeam(name)} onClick={onRemove}>
            <X aria-hidden="true" strokeWidth={1.5} />
          </Button>
        )}
      </h3>
      <ul className="mt-1.5 grid min-h-12 content-start gap-2">{children}</ul>
    </section>
  );
}
