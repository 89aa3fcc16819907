/** What a team's stream answers to a command: events, or why not. It never throws for a player's move. */
import { playAt } from "../clock.ts";
import type { Refusal } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { playDeadline, teamDeadline } from "./deadline.ts";
import { finish, passTime, room, settle } from "./flow.ts";
import { follow } from "./follow.ts";
import { playerMove } from "./player.ts";
import { refuse, Turn } from "./turn.ts";
import type { TeamCommand, TeamEvent, TeamState } from "./types.ts";

type System = Exclude<TeamCommand, { seat: string }> | Extract<TeamCommand, { type: "presence" }>;

function isSystem(command: TeamCommand): command is System {
  return !("seat" in command) || command.type === "presence";
}

function system(turn: Turn, command: System): Refusal | undefined {
  const { state } = turn;
  switch (command.type) {
    case "sync":
      follow(turn, command.digest, command.sessionSeq);
      return;
    case "presence": {
      const member = state.members[command.seat];
      const graceEndsAt = command.state === "dropped" ? (command.graceEndsAt ?? null) : null;
      if (!member) return refuse("UNKNOWN");
      const returns = member.gone && command.state === "here" && state.roster.includes(command.seat);
      if (!returns && member.presence === command.state && member.graceEndsAt === graceEndsAt) return;
      turn.emit({ type: "presence", seat: command.seat, presence: command.state, graceEndsAt, at: turn.at });
      if (state.phase === "running") settle(turn);
      return;
    }
    case "hostChat":
      turn.emit({ type: "chatted", seat: "host", text: command.text, at: turn.at, wallAt: turn.now });
      return;
    case "skip": {
      const here = room(turn);
      if (state.phase !== "running" || here?.scene.waiting !== "no") return refuse("NOT_NOW");
      if (here.scene.id !== command.scene) return refuse("PASSED");
      if (here.scene.step === "active") finish(turn);
      else turn.emit({ type: "sceneRetimed", endsAt: turn.at, activeEndsAt: turn.at });
      settle(turn);
      return;
    }
    case "tick": {
      const due = teamDeadline(state);
      if (due === null || due > turn.now) return refuse("NOT_NOW");
      passTime(turn);
    }
  }
}

/**
 * Decides one command at `now` (wall ms, never decreasing in a stream). A tick passes exactly one deadline, at
 * that deadline's own time; a command that comes before a tick that is due counts as of that deadline.
 */
export function decideTeam(pack: Pack, s: TeamState, c: TeamCommand, now: number): TeamEvent[] | Refusal {
  const due = playDeadline(s);
  // A digest brings the clock anew: an outage that is over has taken time out of it.
  const clock = c.type === "sync" ? c.digest.clock : s.clock;
  const at = clock ? playAt(clock, now) : 0;
  const turn = new Turn(pack, s, c.type === "tick" ? (due ?? at) : Math.min(at, due ?? at), now);
  const refusal = isSystem(c) ? system(turn, c) : playerMove(turn, c);
  return refusal ?? turn.events;
}
