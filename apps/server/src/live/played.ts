import { smallestGroup } from "@lantern/contract/http";
import {
  endOfLog,
  momentKindsOf,
  type Pack,
  playAt,
  type SceneOf,
  scorecard,
  type TeamState,
} from "@lantern/engine";
import type { PlayedSession, PlayedTeam } from "../db/schema/played-session.ts";
import { analysisOf } from "./analysis.ts";
import type { LivePorts } from "./ports.ts";
import { presentMs } from "./reporter.ts";
import type { LiveSession } from "./session.ts";

/**
 * Share of the play time: people who were connected for less left early. The rest allows for a lost connection at the
 * end.
 */
const WHOLE = 0.9;
const MINUTE = 60_000;

/** What the company learns about a finished session, folded from its log; null while it has not ended. */
export async function playedSession(ports: LivePorts, session: LiveSession): Promise<PlayedSession | null> {
  await session.current();
  const { state, authority, pack } = session;
  const endedAt = authority.at;
  const { phase, clock } = state.session;
  if (phase !== "ended" || !clock) return null;
  const seats = Object.values(state.seats);
  const teams: PlayedTeam[] = [];
  const met = new Set<string>();
  const moments: NonNullable<PlayedSession["moments"]> = { teams: 0, kinds: {} };
  for (const team of Object.values(state.teams)) {
    const people = seats.filter((seat) => seat.team === team.id).map(({ key }) => key);
    // A team whose people all moved to another team has no results of its own.
    if (people.length === 0) continue;
    const analysis = await analysisOf(ports, session, team.id);
    const card = scorecard(pack, state, team.id, analysis, null, endedAt);
    teams.push({
      id: team.id,
      name: card.team.name,
      nickname: card.team.nickname,
      people,
      ending: { id: card.ending.id, title: card.ending.title },
      points: card.points,
      award: card.awards.team,
      choices: choicesOf(pack, team),
      puzzles: puzzlesOf(pack, team),
      measures: card.measures,
      commitmentTextId: card.commitmentTextId,
      ...(team.rounds && { rounds: team.rounds.map((round) => round.card) }),
    });
    for (const scene of team.path) met.add(scene);
    if (people.length < smallestGroup) continue;
    moments.teams++;
    for (const kind of momentKindsOf(await ports.log.readTeam(session.run, team.id), team.id))
      moments.kinds[kind] = (moments.kinds[kind] ?? 0) + 1;
  }
  const end = endOfLog(await ports.log.read(session.run, authority.latestSeq - 1));
  return {
    startedAt: clock.startedAt,
    endedAt,
    experience: { slug: pack.slug, title: pack.title },
    attendance: end?.attendance ?? attendanceOf(session),
    decisions: Object.entries(pack.scenes).flatMap(([scene, one]) =>
      one.kind === "decision" && met.has(scene)
        ? [
            {
              scene,
              title: one.title,
              question: one.question,
              options: one.options.map(({ id, text, road }) => ({ id, text, road })),
            },
          ]
        : [],
    ),
    endings: pack.endings.map(({ id, title }) => ({ id, title })),
    teams,
    moments,
  };
}

/** Counts only, because the time of single people is private. */
export function attendanceOf({ state, authority }: LiveSession): PlayedSession["attendance"] {
  const { clock } = state.session;
  if (!clock) return { whole: 0, early: 0, medianMinutes: 0 };
  const playedMs = playAt(clock, authority.at);
  const stayed = Object.values(state.seats)
    .filter(({ team }) => team !== null)
    .map((seat) => presentMs(seat, clock, authority.at));
  const sorted = stayed.map((ms) => Math.min(ms, playedMs)).sort((a, b) => a - b);
  const whole = sorted.filter((ms) => ms >= playedMs * WHOLE).length;
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return { whole, early: sorted.length - whole, medianMinutes: Math.round(median / MINUTE) };
}

function choicesOf(pack: Pack, state: TeamState): PlayedTeam["choices"] {
  return state.path.flatMap((scene) => {
    const made = state.decisions[scene];
    if (!made || pack.scenes[scene]?.kind !== "decision") return [];
    return [{ scene, option: made.option }];
  });
}

function puzzlesOf(pack: Pack, state: TeamState): PlayedTeam["puzzles"] {
  return state.path.flatMap((scene) => {
    const tried = state.puzzles[scene];
    const one = pack.scenes[scene];
    if (!tried || one?.kind !== "puzzle") return [];
    const { title } = one satisfies SceneOf<"puzzle">;
    const { solved, usedMs, ofMs, hints } = tried;
    return [{ scene, title, solved, usedMs, ofMs, hints }];
  });
}
