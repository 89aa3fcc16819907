import { loadPack } from "@lantern/content";
import {
  actsFromLog,
  type Command,
  type Event,
  type Moment,
  type TeamId,
  teamMembers,
} from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { MemorySession } from "./memory-session.ts";
import { play, type RunInput } from "./run.ts";

const SEVEN_MINUTES = 7 * 60_000;
/** Longest time, in ms, for which a moment is replayed. */
const MOMENT_MS = 15_000;
const adventures = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];

const come = (key: string): Command => ({
  type: "connect",
  key,
  team: null,
  mix: [],
  node: "node",
  browser: "browser",
});
const leave = (seat: string): Command => ({ type: "leave", sender: "participant", seat });
const drop = (seat: string): Command => ({ type: "disconnect", seat, epoch: 1, graceEndsAt: 0 });
const away = (seat: string): Command => ({ type: "observe", sender: "participant", on: true, seat });

/** Sessions whose teams are late, new, smaller than planned, or empty when the debrief opens. */
const sessions: Record<string, Omit<RunInput, "seed">> = {
  "everybody came in time": { people: 14 },
  "two people": { people: 2 },
  "a session that waited five minutes for people who never came": { people: 7, expected: 9 },
  "people who came in the last act, for whom a team was split": {
    people: 12,
    changes: [
      { second: 300, command: come("late-1") },
      { second: 2000, command: come("late-2") },
      { second: 2300, command: come("late-3") },
    ],
  },
  "a team that lost people, one after the other": {
    people: 6,
    changes: [
      { second: 400, command: leave("s1") },
      { second: 1200, command: drop("s2") },
      { second: 1800, command: away("s3") },
      { second: 2200, command: leave("s4") },
    ],
  },
  "a team of which one person is left": {
    people: 7,
    changes: [1, 2, 3].map((seat) => ({ second: 600 + seat * 500, command: leave(`s${seat}`) })),
  },
};

describe.each(adventures)("the debrief of %s", (slug) => {
  const { pack } = loadPack(slug);
  const { tape: act } = actsFromLog(pack);
  const mandatory = Object.keys(pack.scenes).filter((id) => {
    const scene = pack.scenes[id];
    return scene?.act === pack.acts[act]?.id && !scene?.optional && scene?.kind !== "camp";
  });

  /** When the debrief opened and must end, in play ms, and the scenes of each team in it. */
  function debriefs(session: MemorySession) {
    const events = session.rows.flatMap((row) => row.events);
    const opened = events.find((event) => event.type === "actOpened" && event.act === act);
    if (opened?.type !== "actOpened") throw new Error("no debrief");
    const rest = events.slice(events.indexOf(opened));
    const closed = rest.find((event) => event.type === "actOpened" && event.act > act);
    const during = closed ? rest.slice(0, rest.indexOf(closed)) : rest;
    const teams = session.teams.filter(({ id }) => teamMembers(session.state, id).length > 0);
    return { ...opened, teams: teams.map(({ id }) => scenesOf(during, id)) };
  }

  function scenesOf(events: readonly Event[], team: TeamId) {
    return events.flatMap((event) => {
      if (!isEntered(event, team) || event.kind === "camp") return [];
      const ended = events.find(
        (one) => one.type === "sceneEnded" && one.team === team && one.scene === event.scene,
      );
      return [{ ...event, cut: ended?.type === "sceneEnded" ? ended.cut : null }];
    });
  }

  test("[T1] [Y9] has seven minutes in the story", () => {
    expect((pack.acts[act]?.seconds ?? 0) * 1000).toBe(SEVEN_MINUTES);
  });

  test.each(Object.entries(sessions))("[Y9] has them with %s", (name, input) => {
    expectWhole(play(pack, { ...input, seed: `debrief-${name}` }));
  });

  test("[Y9] has them on paths to different endings", () => {
    const played = ["a", "b", "c"].map((seed) => play(pack, { people: 14, seed: `path-${seed}` }));
    for (const session of played) expectWhole(session);
    const endings = new Set(played.flatMap(({ teams }) => teams.map(({ ending }) => ending)));
    expect(endings.size).toBeGreaterThan(1);
  });

  /** Every team with people in it has seven minutes and the target time of every mandatory scene. */
  function expectWhole(session: MemorySession): void {
    const { at, ends, teams } = debriefs(session);
    expect(ends - at).toBeGreaterThanOrEqual(SEVEN_MINUTES);
    expect(teams.length).toBeGreaterThan(0);
    for (const scenes of teams) {
      const ids = scenes.map(({ scene }) => scene);
      expect(ids.filter((id) => mandatory.includes(id))).toEqual(mandatory);
      for (const { scene, endsAt, at: from, cut } of scenes) {
        expect(cut, scene).toBe(false);
        expect(endsAt - from, scene).toBeGreaterThanOrEqual((pack.scenes[scene]?.time.target ?? 0) * 1000);
        expect(endsAt, scene).toBeLessThanOrEqual(ends);
      }
    }
  }

  test("[Y9] a team that does nothing has seven minutes, with three moments or none", () => {
    const [vote = "", puzzle = ""] = ["decision", "puzzle"].map((kind) =>
      Object.keys(pack.scenes).find((id) => pack.scenes[id]?.kind === kind),
    );
    const common = { from: 0, to: 1000, rows: [1] };
    const moments: Moment[] = [
      { ...common, kind: "turned", scene: vote, option: "a", silent: { b: 2, a: 1 }, final: { a: 3 } },
      { ...common, kind: "tries", scene: puzzle, wrong: 2 },
      { ...common, kind: "unread", scene: puzzle, card: `${puzzle}.1`, waitedMs: 30_000, leftMs: 5000 },
    ];
    const plans = [[], moments].map((chosen) => {
      const session = silent(chosen);
      const { at, ends, teams } = debriefs(session);
      const [scenes = []] = teams;
      expect(ends - at).toBeGreaterThanOrEqual(SEVEN_MINUTES);
      expect(scenes.reduce((sum, { endsAt, at: from }) => sum + endsAt - from, 0)).toBeGreaterThan(
        SEVEN_MINUTES * 0.95,
      );
      const [first] = scenes;
      expect((first?.endsAt ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2 * 3 * MOMENT_MS);
      return scenes.map(({ scene, at: from, endsAt }) => ({ scene, from, endsAt }));
    });
    expect(plans[1]).toEqual(plans[0]);
  });

  /** A session of three people who do nothing; its teams get these moments when the debrief opens. */
  function silent(moments: Moment[]): MemorySession {
    const openedAt = 1_000_000;
    const input = { seed: `silent-${slug}`, startsAt: openedAt + 60_000, expected: 3 };
    const session = new MemorySession(pack, input, openedAt);
    for (const key of ["a", "b", "c"]) session.send(come(key));
    while (session.state.session.phase !== "ended") {
      if (session.deadline === null) throw new Error("no deadline");
      session.until(session.deadline);
      if (session.state.session.act?.index === act)
        for (const { id } of session.teams) session.send({ type: "tape", team: id, moments });
    }
    return session;
  }
});

function isEntered(event: Event, team: TeamId): event is Extract<Event, { type: "sceneEntered" }> {
  return event.type === "sceneEntered" && event.team === team;
}
