import { type CommitmentOutcome, type Report, smallestGroup } from "@lantern/contract/http";
import type { PlayedSession, PlayedTeam, VoteCounts } from "../../core/ports/played-session.ts";
import type { AttendeeRow, SessionRow } from "../../core/sessions/repository.ts";

export interface ReportFacts {
  session: SessionRow;
  played: PlayedSession;
  attendees: AttendeeRow[];
  captured: number;
  /** How many gave each rating, 1 to 5. */
  ratings: number[];
  /** Lines that still exist, by id. */
  commitmentTexts: Map<string, string>;
  /** What people said became of their team's line, by person. */
  outcomes: Map<string, CommitmentOutcome>;
}

/** Of groups below `smallestGroup` nothing leaves here that would tell of a single person. */
export function presentReport(facts: ReportFacts): Report {
  const { session, played, attendees, captured, ratings } = facts;
  const teamOf = new Map(played.teams.flatMap(({ name, people }) => people.map((id) => [id, name] as const)));
  const people = attendees.map(({ consumer, state }) => {
    const team = teamOf.get(consumer.id) ?? null;
    return {
      consumer_id: consumer.id,
      name: nameOf(consumer),
      ...{ department: consumer.department, office: consumer.office },
      status: attendanceOf(state),
      team,
    };
  });
  const number = (status: string) => people.filter((one) => one.status === status).length;
  const came = number("came");
  const answers = ratings.reduce((sum, each) => sum + each, 0);
  const { whole, early, medianMinutes } = played.attendance;
  return {
    session: {
      ...{ id: session.id, title: session.title, experience: played.experience },
      started_at: new Date(played.startedAt).toISOString(),
      ended_at: new Date(played.endedAt).toISOString(),
      timezone: session.timezone ?? "UTC",
    },
    attendance: {
      ...{ listed: people.length, came, declined: number("declined"), absent: number("absent") },
      time_present: came < smallestGroup ? null : { whole, early, median_minutes: medianMinutes },
      people,
    },
    credits: { captured, released: Math.max(0, (session.seats ?? 0) - captured) },
    teams: played.teams.map((team) => presentTeam(team, facts)),
    endings: played.endings,
    decisions: played.decisions.map((decision) => ({
      ...decision,
      teams: played.teams.flatMap((team) => {
        const made = team.choices.find(({ scene }) => scene === decision.scene);
        if (!made) return [];
        const told = (votes: VoteCounts) => (isSmall(team) ? null : votes);
        return [{ team: team.id, option: made.option, before: told(made.before), after: told(made.after) }];
      }),
    })),
    feedback: { responses: answers, requested: came, ratings: answers < smallestGroup ? null : ratings },
    smallest_group: smallestGroup,
  };
}

export const isSmall = ({ people }: PlayedTeam): boolean => people.length < smallestGroup;

function nameOf({ firstName, lastName, email, deletedAt }: AttendeeRow["consumer"]): string | null {
  if (deletedAt) return null;
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** A report is of a completed session, where everybody joined, declined or was absent. */
function attendanceOf(state: AttendeeRow["state"]) {
  if (state === "joined") return "came" as const;
  return state === "declined" ? state : ("absent" as const);
}

function presentTeam(team: PlayedTeam, facts: ReportFacts): Report["teams"][number] {
  const { total, ...parts } = team.points;
  const small = isSmall(team);
  return {
    ...{
      id: team.id,
      name: team.name,
      nickname: team.nickname,
      people: team.people.length,
      ending: team.ending,
    },
    points: { total, parts: small ? null : parts },
    award: team.award,
    puzzles: team.puzzles.map(({ usedMs, ofMs, ...puzzle }) => ({
      ...puzzle,
      ...{ seconds: Math.round(usedMs / 1000), of_seconds: Math.round(ofMs / 1000) },
    })),
    measures: small
      ? null
      : team.measures.map(({ id, title, value, band, bandLabel, sentence, how }) => ({
          ...{ id, title, value, band, sentence, how },
          label: bandLabel,
        })),
    commitment: presentCommitment(team, facts),
  };
}

function presentCommitment(
  { commitmentTextId, people }: PlayedTeam,
  { commitmentTexts: lines, outcomes: followUps }: ReportFacts,
) {
  if (commitmentTextId === null) return null;
  const text = lines.get(commitmentTextId) ?? null;
  const said = people.flatMap((id) => followUps.get(id) ?? []);
  const number = (answer: CommitmentOutcome) => said.filter((one) => one === answer).length;
  const told = { kept: number("kept"), partly: number("partly"), not_yet: number("not_yet") };
  return { text, removed: text === null, outcomes: said.length < smallestGroup ? null : told };
}
