/** A second reading of the log for the tape: what is wrong with the moments of a team. Simple, and slow. */
import type { Event, LogRow, Moment, Pack } from "../src/index.ts";

type Rows = readonly LogRow<Event>[];
type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** @returns a sentence for everything that is not true of these moments; an empty list if all is true */
export function tapeFaults(pack: Pack, rows: Rows, team: string, moments: readonly Moment[]): string[] {
  const faults = moments.flatMap((moment) => [
    ...wordFaults(pack, moment),
    ...(isTrue(rows, team, moment) ? [] : [`not true: ${JSON.stringify(moment)}`]),
  ]);
  if (moments.length > 3) faults.push("more than three moments");
  for (const key of ["kind", "scene"] as const)
    if (new Set(moments.map((moment) => moment[key])).size < moments.length) faults.push(`a ${key} twice`);
  if (moments.length < 3)
    for (const [kind, scene] of simpleMoments(rows, team))
      if (!moments.some((moment) => moment.kind === kind || moment.scene === scene))
        faults.push(`missing: ${kind} in ${scene}`);
  return faults;
}

/** Every word in a moment is a kind, a scene, an option or a clue of the story. */
function wordFaults(pack: Pack, moment: Moment): string[] {
  const allowed = new Set(["turned", "oneVoice", "unread", "tries", "close", "help", "contrast"]);
  for (const [id, scene] of Object.entries(pack.scenes)) {
    allowed.add(id);
    for (let packet = 1; packet <= 6; packet++) allowed.add(`${id}.${packet}`);
    if (scene.kind === "decision") for (const option of scene.options) allowed.add(option.id);
  }
  const fields = new Set(
    "kind scene from to rows option silent final card waitedMs leftMs wrong usedMs ofMs hints busy quietRate busyRate".split(
      " ",
    ),
  );
  const strings: string[] = [];
  for (const [field, value] of Object.entries(moment)) {
    if (!fields.has(field)) strings.push(field);
    if (typeof value === "string") strings.push(value);
    if (field === "silent" || field === "final") strings.push(...Object.keys(value));
  }
  return strings
    .filter((word) => !allowed.has(word) && !fields.has(word))
    .map((word) => `a foreign word: ${word}`);
}

/** Whether the rows that the moment names say what it says. */
function isTrue(rows: Rows, team: string, moment: Moment): boolean {
  const named = rows.filter(({ seq }) => moment.rows.includes(seq));
  const all = <T extends Event["type"]>(type: T) => eventsOf(named, team, type);
  const ended = all("puzzleEnded").filter(({ scene }) => scene === moment.scene);
  if (named.length !== moment.rows.length) return false;
  switch (moment.kind) {
    case "turned":
    case "oneVoice": {
      const decided = all("decided").find(({ scene }) => scene === moment.scene);
      if (!decided || decided.option !== moment.option) return false;
      const count = (votes: Record<string, string>, option: string) =>
        Object.values(votes).filter((vote) => vote === option).length;
      const mine = count(decided.silent, moment.option);
      const ahead = Object.values(decided.silent).some((other) => count(decided.silent, other) > mine);
      const won = Object.values(decided.final).every(
        (other) =>
          other === moment.option || count(decided.final, other) < count(decided.final, moment.option),
      );
      const exact =
        Object.entries(moment.silent).every(([option, votes]) => count(decided.silent, option) === votes) &&
        Object.entries(moment.final).every(([option, votes]) => count(decided.final, option) === votes);
      const one = mine === 1 && Object.keys(decided.silent).length >= 3;
      return ahead && won && exact && one === (moment.kind === "oneVoice");
    }
    case "unread": {
      const shared = all("shared").find(({ card }) => card === moment.card);
      const since = Math.max(
        Math.min(
          ...all("dealt")
            .filter(({ set }) => set === moment.scene)
            .map(({ at }) => at),
        ),
        ...all("sceneEntered")
          .filter(({ scene }) => scene === moment.scene)
          .map(({ at }) => at),
      );
      const waits = eventsOf(rows, team, "shared")
        .filter(({ card, at }) => card.startsWith(`${moment.scene}.`) && at <= (ended[0]?.at ?? 0))
        .map(({ at }) => at - since);
      return (
        shared !== undefined &&
        ended[0]?.solved === true &&
        moment.waitedMs === shared.at - since &&
        moment.waitedMs === Math.max(...waits)
      );
    }
    case "tries":
      return (
        ended[0]?.solved === true &&
        ended[0].wrongChecks === moment.wrong &&
        all("puzzleChecked").filter(({ right }) => !right).length === moment.wrong
      );
    case "close":
      return ended[0]?.solved === true && (ended[0].ofMs - ended[0].usedMs) / ended[0].ofMs <= 0.2;
    case "help":
      return (
        ended[0]?.solved === true &&
        ended[0].hints === moment.hints &&
        all("hintTaken").length === moment.hints
      );
    case "contrast":
      return moment.busyRate >= 3 * moment.quietRate && moment.busy !== moment.scene;
  }
}

/** Moments that a glance at single events finds: kinds with the scenes that they are true of. */
function simpleMoments(rows: Rows, team: string): [Moment["kind"], string][] {
  const cut = new Set(eventsOf(rows, team, "sceneEnded").flatMap(({ scene, cut }) => (cut ? [scene] : [])));
  // In a log with gaps, the row of a hint can be missing.
  const hinted = (scene: string, until: number) => {
    const entered = eventsOf(rows, team, "sceneEntered").filter((one) => one.scene === scene);
    const since = Math.max(...entered.map(({ at }) => at));
    return eventsOf(rows, team, "hintTaken").some(({ at }) => at >= since && at <= until);
  };
  return eventsOf(rows, team, "puzzleEnded").flatMap(({ scene, solved, wrongChecks, hints, at }) => {
    if (!solved || cut.has(scene)) return [];
    const kinds: [Moment["kind"], string][] = [];
    if (wrongChecks > 0) kinds.push(["tries", scene]);
    if (hints > 0 && hinted(scene, at)) kinds.push(["help", scene]);
    return kinds;
  });
}

function eventsOf<T extends Event["type"]>(rows: Rows, team: string, type: T): Of<T>[] {
  return rows
    .flatMap(({ events }) => events)
    .filter((event): event is Of<T> => event.type === type && "team" in event && event.team === team);
}
