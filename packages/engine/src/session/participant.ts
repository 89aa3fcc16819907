/** Decides commands of participants: those that are always possible, and those of the running scene. */
import type { CommandError, ParticipantCommand, TeamId } from "../commands.ts";
import { cardOf } from "../play/cards.ts";
import { hand } from "../play/hands.ts";
import { applyEffectsNow } from "../play/story.ts";
import { type Command, reject, type TeamTurn, type Turn } from "../play/turn.ts";
import type { SeatCommand } from "../play/types.ts";
import { sceneKind } from "../scenes/registry.ts";
import { teamTurn } from "./acts.ts";
import { currentScene } from "./flow.ts";
import { lobbyCommand } from "./lobby.ts";
import { choosePortrait } from "./portraits.ts";
import { settleTeam } from "./roster.ts";

/** [E5] Commands that are possible in a pause and for observers. */
const ANYTIME: {
  [T in ParticipantCommand["type"]]?: (turn: Turn, command: Command<T>, team: TeamId) => void;
} = {
  chat: (turn, { seat, text }, team) => {
    const { at } = teamTurn(turn, team);
    turn.emit({ type: "chatted", seat, text, at, wallAt: turn.now, team });
  },
  help: (turn, { seat, on }) => {
    if (turn.state.seats[seat]?.help !== on) turn.emit({ type: "helped", seat, on, at: turn.at });
  },
  observe: (turn, { seat, on }) => {
    if (turn.state.seats[seat]?.observer !== on) turn.emit({ type: "observed", seat, on, at: turn.at });
  },
  leave: (turn, { seat }) => turn.emit({ type: "left", seat, at: turn.at }),
};

/** [C4] [C11] A card is told once, by whoever holds it now. */
function share(turn: TeamTurn, { seat, card, how }: Command<"share">): CommandError | undefined {
  const { set, packet } = cardOf(card);
  if (!hand(turn, set, seat).includes(packet)) return reject("NOT_YOURS");
  if (turn.team.shared[card]) return undefined;
  turn.emit({ type: "shared", seat, card, at: turn.at, ...(how === "chat" && { wallAt: turn.now }) });
  applyEffectsNow(turn, turn.pack.on_shared?.[set] ?? []);
  return undefined;
}

function play(turn: TeamTurn, command: SeatCommand): CommandError | undefined {
  const here = currentScene(turn);
  if (!here) return reject("NOT_NOW");
  const { scene } = here;
  if (command.scene !== undefined && command.scene !== scene.id) return reject("PASSED");
  const rules = sceneKind(scene.kind);
  if (command.type === "share") return share(turn, command);
  if (command.type === "ready") {
    if (scene.step === "active" && !rules.acceptsReady(scene.data)) return reject("NOT_NOW");
    if (!scene.ready.includes(command.seat)) turn.emit({ type: "readied", seat: command.seat, at: turn.at });
    return undefined;
  }
  const handler = rules.commands?.[command.type] as
    | ((here: NonNullable<ReturnType<typeof currentScene>>, command: SeatCommand) => CommandError | undefined)
    | undefined;
  if (!handler) return reject("NOT_NOW");
  if (scene.step !== "active") return reject("PASSED");
  return handler(here, command);
}

/** Decides a participant's command. */
export function participantCommand(turn: Turn, command: SeatCommand): CommandError | undefined {
  const { seats, teams } = turn.state;
  const { phase } = turn.state.session;
  const person = seats[command.seat];
  if (phase === "ended" || phase === "abandoned") return reject("ENDED");
  if (!person || person.hasLeft) return reject("UNKNOWN");
  const team = teams[person.team ?? ""];
  if (command.type === "portrait") return choosePortrait(turn, command);
  if (!team) return lobbyCommand(turn, command);
  const anytime = ANYTIME[command.type] as
    | ((turn: Turn, command: SeatCommand, team: TeamId) => void)
    | undefined;
  if (anytime) anytime(turn, command, team.id);
  else {
    if (phase === "paused") return reject("PAUSED");
    if (person.observer) return reject("OBSERVER");
    if (phase !== "running") return reject("NOT_NOW");
    const error = play(teamTurn(turn, team.id), command);
    if (error) return error;
  }
  settleTeam(turn, team.id);
  return undefined;
}
