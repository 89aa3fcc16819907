import { deadline, type State } from "@lantern/engine";
import type { RunState } from "./storage/log.ts";

/**
 * What the storage knows of a run without folding its rows.
 *
 * @param at wall ms of the last row. The end of a session has to be handled at once, to report it.
 */
export function runStateOf(state: State, at: number): RunState {
  const { phase } = state.session;
  const over = phase === "ended" || phase === "abandoned";
  return {
    nextDeadline: over ? at : deadline(state),
    nodes: nodesOf(state),
    teams: Object.keys(state.teams),
  };
}

/** Seats keep their identity while they do not change, and so do the names of their nodes. */
const nodes = new WeakMap<State["seats"], string[]>();

function nodesOf({ seats }: State): string[] {
  const current = nodes.get(seats);
  if (current) return current;
  const connected = new Set<string>();
  for (const seat in seats) {
    const person = seats[seat];
    if (person?.presence === "here") connected.add(person.connection.node);
  }
  const names = [...connected].sort();
  nodes.set(seats, names);
  return names;
}

export function sameRunState(a: RunState, b: RunState): boolean {
  return (
    a.nextDeadline === b.nextDeadline &&
    a.teams.length === b.teams.length &&
    (a.nodes === b.nodes || a.nodes.join() === b.nodes.join())
  );
}
