import { t } from "../../i18n/index.ts";
import { useAsk, useDesk } from "./desk.ts";
import { nameOf, teamOf } from "./model.ts";

const texts = t.host.done;

/** Moves a person to another team, with the way back in the answer. */
export function useMove(): (seat: string, to: string) => Promise<boolean> {
  const { room, directory } = useDesk();
  const ask = useAsk();
  return async (seat, to) => {
    const name = nameOf(directory, seat);
    const from = teamOf(room, seat);
    if (!from) return false;
    const target = room.teams.find(({ id }) => id === to)?.name ?? "";
    const undo = {
      label: texts.undo,
      command: { type: "move", seat, team: from.id, from: to } as const,
      done: texts.movedBack(name, from.name),
    };
    return ask({ type: "move", seat, team: to, from: from.id }, texts.moved(name, target), undo);
  };
}
