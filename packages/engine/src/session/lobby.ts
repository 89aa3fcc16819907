/** [S9] [S10] What people do in the lobby before the start: chat, and a question that takes one tap. */
import type { CommandError } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { inLobby } from "../play/people.ts";
import { reject, type Turn } from "../play/turn.ts";
import type { SeatCommand, State } from "../play/types.ts";
import type { LobbyView } from "../views.ts";

/** Decides a command of somebody in the lobby. */
export function lobbyCommand(turn: Turn, command: SeatCommand): CommandError | undefined {
  const { seat } = command;
  if (command.type === "leave") {
    turn.emit({ type: "left", seat, at: turn.at });
    return undefined;
  }
  if (turn.state.session.phase !== "lobby") return reject("NOT_NOW");
  if (command.type === "chat") {
    turn.emit({ type: "chattedInLobby", seat, text: command.text, wallAt: turn.now });
    return undefined;
  }
  if (command.type !== "warm_up") return reject("NOT_NOW");
  if (!turn.pack.warm_up?.options.some(({ id }) => id === command.option)) return reject("UNKNOWN");
  if (turn.state.seats[seat]?.warmUp !== command.option)
    turn.emit({ type: "warmedUp", seat, option: command.option });
  return undefined;
}

/** The question with how many of those who are here chose each option; who chose what stays in the state. */
export function warmUpView({ warm_up }: Pack, s: State): LobbyView["warmUp"] {
  if (!warm_up) return undefined;
  const chosen = inLobby(s).map((person) => person.warmUp);
  return {
    question: warm_up.question,
    options: warm_up.options.map(({ id, text }) => ({
      id,
      text,
      count: chosen.filter((option) => option === id).length,
    })),
  };
}
