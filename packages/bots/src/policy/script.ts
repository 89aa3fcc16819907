/** What a simulated teammate with lines of their own may write and do now, and the commands for it. */
import type { ClientCommand } from "@lantern/contract/live";
import type { Cue, Teammate } from "@lantern/engine/pack";
import type { TeamView } from "@lantern/engine/views";

export interface Situation {
  view: TeamView;
  /** The seat of the person who plays with the simulated ones. */
  visitor: string;
  /** Ids of the cards that the visitor has read out. */
  shared: readonly string[];
}

/** A cue whose conditions hold. `key` names it within its teammate. */
export interface OpenCue {
  key: string;
  cue: Cue;
}

/** The cues of the scene whose conditions hold now. */
export function openCues({ scenes }: Teammate, situation: Situation): OpenCue[] {
  const { id } = situation.view.scene;
  return (scenes[id] ?? []).flatMap((cue, at) =>
    isMet(cue, situation) ? [{ key: `${id}.${at}`, cue }] : [],
  );
}

function isMet(cue: Cue, { view, visitor, shared }: Situation): boolean {
  const { scene } = view;
  const person = view.people.find(({ seat }) => seat === visitor);
  if (view.clock.phase !== "running" || (scene.step === "outcome") !== (cue.outcome ?? false)) return false;
  if (cue.done !== undefined && cue.done !== (person?.done ?? false)) return false;
  if (cue.shared && !cue.shared.every((card) => shared.includes(card))) return false;
  if (cue.unshared?.some((card) => shared.includes(card))) return false;
  if (cue.wrote && !wrote(view, visitor)) return false;
  if (cue.phase !== undefined || cue.vote !== undefined || cue.changed)
    return isMetInVote(cue, scene, visitor);
  if (cue.dials || cue.solved !== undefined) return isMetInPuzzle(cue, scene);
  return true;
}

type Scene = TeamView["scene"];

function isMetInVote({ phase, vote, changed }: Cue, scene: Scene, visitor: string): boolean {
  if (scene.kind !== "decision") return false;
  if (phase !== undefined && scene.phase !== phase) return false;
  if (changed && !scene.changed.includes(visitor)) return false;
  if (vote === "none") return !scene.voted.includes(visitor);
  return vote === undefined || (scene.votes?.[vote]?.includes(visitor) ?? false);
}

function isMetInPuzzle({ dials, solved }: Cue, scene: Scene): boolean {
  if (scene.kind !== "puzzle" || scene.puzzle.kind !== "switchboard") return false;
  if (solved !== undefined && (scene.status === "solved") !== solved) return false;
  const { controls } = scene.puzzle;
  return Object.entries(dials ?? {}).every(([id, values]) =>
    values.includes(controls.find((control) => control.id === id)?.value ?? -1),
  );
}

function wrote({ chat, scene }: TeamView, visitor: string): boolean {
  return chat.some(
    ({ seat, textId, at }) => seat === visitor && textId !== null && at >= scene.timer.startedAt,
  );
}

/** What a cue does, in order: first the move, then the words for it. */
export function commandsOf({ share, choose, turn, lock, ready, text }: Cue): ClientCommand[] {
  return [
    ...(share === undefined ? [] : [{ type: "share", card: share } as const]),
    ...(choose === undefined ? [] : [{ type: "vote", option: choose } as const]),
    ...Object.entries(turn ?? {}).map(
      ([control, value]) => ({ type: "move", move: { do: "turn", control, value } }) as const,
    ),
    ...(lock ? [{ type: "lock" } as const] : []),
    ...(ready ? [{ type: "ready" } as const] : []),
    ...(text === undefined ? [] : [{ type: "chat", text } as const]),
  ];
}
