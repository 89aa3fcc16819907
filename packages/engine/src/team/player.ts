/** A participant's commands: those that are always possible, and those of the running scene. */
import type { PlayerCommand, Refusal, Seat } from "../commands.ts";
import { hand } from "../dealing/hands.ts";
import { sceneKind } from "../scenes/registry.ts";
import { room, settle } from "./flow.ts";
import { type Command, refuse, type Turn } from "./turn.ts";

type Mine = PlayerCommand & { seat: Seat; scene?: string };
type Anytime = { [T in PlayerCommand["type"]]?: (turn: Turn, command: Command<T>) => Refusal | undefined };

/** Possible while paused, and for observers. */
const ANYTIME: Anytime = {
  chat: (turn, { seat, text }) => {
    turn.emit({ type: "chatted", seat, text, at: turn.at, wallAt: turn.now });
    return undefined;
  },
  help: (turn, { seat, on }) => {
    if (turn.state.members[seat]?.help !== on) turn.emit({ type: "helped", seat, on, at: turn.at });
    return undefined;
  },
  observe: (turn, { seat, on }) => {
    if (turn.state.members[seat]?.observer !== on) turn.emit({ type: "observed", seat, on, at: turn.at });
    return undefined;
  },
  leave: (turn, { seat }) => {
    turn.emit({ type: "left", seat, at: turn.at });
    return undefined;
  },
};

/** [C4] "I have said it" may be said of a card that one holds now. */
function share(turn: Turn, { seat, card }: Command<"share">): Refusal | undefined {
  const dot = card.lastIndexOf(".");
  const [set, packet] = [card.slice(0, dot), Number(card.slice(dot + 1))];
  if (!hand(turn.state, set, seat).includes(packet)) return refuse("NOT_YOURS");
  if (!turn.state.shared[card]) turn.emit({ type: "shared", seat, card, at: turn.at });
  return undefined;
}

function play(turn: Turn, command: Mine): Refusal | undefined {
  const here = room(turn);
  if (!here) return refuse("NOT_NOW");
  const { scene } = here;
  if (command.scene !== undefined && command.scene !== scene.id) return refuse("PASSED");
  const rules = sceneKind(scene.kind);
  if (command.type === "share") return share(turn, command);
  if (command.type === "ready") {
    if (scene.step === "active" && !rules.readies(scene.data)) return refuse("NOT_NOW");
    if (!scene.ready.includes(command.seat)) turn.emit({ type: "readied", seat: command.seat, at: turn.at });
    return undefined;
  }
  const handler = rules.commands?.[command.type] as
    | ((here: NonNullable<ReturnType<typeof room>>, command: Mine) => Refusal | undefined)
    | undefined;
  if (!handler) return refuse("NOT_NOW");
  if (scene.step !== "active") return refuse("PASSED");
  return handler(here, command);
}

/** Decides a participant's command. */
export function playerMove(turn: Turn, command: Mine): Refusal | undefined {
  const { state } = turn;
  const member = state.members[command.seat];
  if (state.phase === "ended" || state.phase === "abandoned") return refuse("ENDED");
  if (!member || member.gone) return refuse("UNKNOWN");
  const anytime = ANYTIME[command.type] as ((turn: Turn, command: Mine) => Refusal | undefined) | undefined;
  if (!anytime) {
    if (state.phase === "paused") return refuse("PAUSED");
    if (member.observer) return refuse("OBSERVER");
    if (state.phase !== "running") return refuse("NOT_NOW");
  }
  const refusal = anytime ? anytime(turn, command) : play(turn, command);
  if (!refusal && state.phase === "running") settle(turn);
  return refusal;
}
