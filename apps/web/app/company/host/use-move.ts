import { useCommand, useHostControls } from "./host-controls.ts";
import { nameOf, teamOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.done;

/** Moves a person to another team; the success message offers to undo it. */
export function useMove(): (seat: string, to: string) => Promise<boolean> {
  const { view, directory } = useHostControls();
  const runCommand = useCommand();
  return async (seat, to) => {
    const name = nameOf(directory, seat);
    const from = teamOf(view, seat);
    if (!from) return false;
    const target = view.teams.find(({ id }) => id === to)?.name ?? "";
    const undo = {
      label: texts.undo,
      command: { type: "move", seat, team: from.id, from: to } as const,
      done: texts.movedBack(name, from.name),
    };
    return runCommand({ type: "move", seat, team: to, from: from.id }, texts.moved(name, target), undo);
  };
}
