import { t } from "../../i18n/index.ts";
import { useAsk, useDesk } from "./desk.ts";
import { nameOf, teamOf } from "./model.ts";

const texts = t.host.done;

/** Moves a person to another team, with the way back in the answer. */
export function useMove(): (seat: string, to: string) => Promise<boolean> {
  const { room, directory } = useDesk();
  const ask = useAsk();
  return (seat, to) => {
    const name = nameOf(directory, seat);
    const from = teamOf(room, seat);
    const target = room.teams.find(({ id }) => id === to)?.name ?? "";
    const undo = from && {
      label: texts.undo,
      command: { type: "move", seat, team: from.id } as const,
      done: texts.movedBack(name, from.name),
    };
    return ask({ type: "move", seat, team: to }, texts.moved(name, target), undo ?? undefined);
  };
}
