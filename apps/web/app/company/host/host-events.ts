import type { HostSessionView } from "@lantern/contract/live";
import type { HostTeamView, PersonView } from "@lantern/engine/views";

/** An event that interests a host. `seat` and `team` are set where they apply; `text` is a title. */
export interface HostEvent {
  at: number;
  kind:
    | "help"
    | "stuck"
    | "silent"
    | "answered"
    | "entered"
    | "chose"
    | "solved"
    | "unsolved"
    | "waiting"
    | "dropped"
    | "away"
    | "back"
    | "joined"
    | "act"
    | "started"
    | "paused"
    | "resumed"
    | "extended"
    | "ended"
    | "removed"
    | "letIn"
    | "reported";
  team?: string;
  seat?: string;
  text?: string;
  /** What a team chose, in a few words. */
  chosen?: string;
  /** The time that the event is about, if any. */
  moment?: number;
}

type Note = Omit<HostEvent, "at">;

/** The events between two snapshots of the same session. */
export function eventsBetween(before: HostSessionView, after: HostSessionView, now: number): HostEvent[] {
  const notes = [...clockEvents(before, after), ...teamEvents(before, after), ...listEvents(before, after)];
  return notes.map((note) => ({ ...note, at: now }));
}

function clockEvents(before: HostSessionView, after: HostSessionView): Note[] {
  const [was, is] = [before.clock, after.clock];
  const notes: Note[] = [];
  if (was.phase === "lobby" && is.phase === "running") notes.push({ kind: "started" });
  if (was.phase === "running" && is.phase === "paused") notes.push({ kind: "paused" });
  if (was.phase === "paused" && is.phase === "running") notes.push({ kind: "resumed" });
  if (was.phase !== "ended" && is.phase === "ended") notes.push({ kind: "ended" });
  else if (was.endsAt !== null && is.endsAt !== null && is.endsAt !== was.endsAt)
    notes.push({ kind: "extended", moment: is.endsAt });
  if (before.act && after.act && before.act.index !== after.act.index)
    notes.push({ kind: "act", text: after.act.title });
  return notes;
}

function teamEvents(before: HostSessionView, after: HostSessionView): Note[] {
  return after.teams.flatMap((team) => {
    const was = before.teams.find(({ id }) => id === team.id);
    if (!was) return [];
    return [...sceneEvents(was, team), ...team.people.flatMap((person) => personEvents(was, team, person))];
  });
}

function sceneEvents(was: HostTeamView, is: HostTeamView): Note[] {
  return [...resultEvents(was, is), ...movementEvents(was, is)];
}

/** What a team chose or solved. Choices are not private; votes are. */
function resultEvents(was: HostTeamView, is: HostTeamView): Note[] {
  const result = is.scene?.result;
  if (!is.scene || !result || (was.scene?.id === is.scene.id && was.scene.result)) return [];
  const about = { team: is.id, text: is.scene.title };
  if ("chosen" in result) return [{ kind: "chose", ...about, chosen: result.chosen }];
  return [{ kind: result.solved ? "solved" : "unsolved", ...about }];
}

function movementEvents(was: HostTeamView, is: HostTeamView): Note[] {
  if (is.waiting && !was.waiting) return [{ kind: "waiting", team: is.id }];
  if (is.scene && !is.waiting && was.scene?.id !== is.scene.id)
    return [{ kind: "entered", team: is.id, text: is.scene.title }];
  return [];
}

function personEvents(team: HostTeamView, { id }: HostTeamView, is: PersonView): Note[] {
  const { seat } = is;
  const was = team.people.find((person) => person.seat === seat);
  // When a team is formed, its members all appear at once; these are no separate events.
  if (!was) return team.people.length > 0 ? [{ kind: "joined", seat, team: id }] : [];
  const notes: Note[] = [];
  if (is.needsHelp !== was.needsHelp)
    notes.push({ kind: is.needsHelp ? "help" : "answered", seat, team: id });
  if (is.presence !== was.presence) {
    const kind = is.presence === "here" ? "back" : is.presence;
    notes.push({ kind, seat, team: id });
  }
  return notes;
}

function listEvents(before: HostSessionView, after: HostSessionView): Note[] {
  const out = after.removed.filter((seat) => !before.removed.includes(seat));
  const back = before.removed.filter((seat) => !after.removed.includes(seat));
  const earlier = new Set(before.reports.map(({ textId }) => textId));
  return [
    ...out.map((seat): Note => ({ kind: "removed", seat })),
    ...back.map((seat): Note => ({ kind: "letIn", seat })),
    ...after.reports
      .filter(({ textId }) => !earlier.has(textId))
      .map(({ team }): Note => ({ kind: "reported", team })),
  ];
}
