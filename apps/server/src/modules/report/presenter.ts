import { fullName } from "@lantern/contract/full-name";
import { type CommitmentOutcome, momentKind, type Report, smallestGroup } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { fileTexts } from "../../core/documents/text/index.ts";
import { type AttendeeRow, outcomesOfTeam, type ReportedSession, type SessionRow } from "../session/index.ts";
import { summaryOf } from "./summary-presenter.ts";
import { translateMeasure } from "./translate-measure.ts";

interface ReportFacts {
  session: SessionRow;
  played: ReportedSession;
  attendees: AttendeeRow[];
  captured: number;
  /** How many gave each rating, 1 to 5. */
  ratings: number[];
  /** Texts of the commitments that still exist, by id. */
  commitmentTexts: Map<string, string>;
  /** The outcome of their team's commitment that participants report, by participant. */
  outcomes: Map<string, CommitmentOutcome>;
  /** Of its sentences. */
  language: Language;
}

/** What teams did comes from `reportedSession`. Other figures of fewer than `smallestGroup` people are left out here. */
export function presentReport(facts: ReportFacts): Report {
  const { session, played, attendees, captured, ratings } = facts;
  const teamOf = new Map(
    played.teams.flatMap(({ name, people: members }) => members.map((id) => [id, name] as const)),
  );
  const people = attendees.map(({ consumer, state }) => {
    const team = teamOf.get(consumer.id) ?? null;
    return {
      consumer_id: consumer.id,
      name: nameOf(consumer),
      department: consumer.department,
      office: consumer.office,
      status: attendanceOf(state),
      team,
    };
  });
  const countOf = (status: string) => people.filter((person) => person.status === status).length;
  const came = countOf("came");
  const stayed = attendees.filter(({ seat }) => seat.attendedAt !== null).length;
  const responses = ratings.reduce((sum, count) => sum + count, 0);
  const { whole, early, medianMinutes } = played.attendance;
  const report = {
    session: {
      id: session.id,
      title: session.title,
      experience: played.experience,
      started_at: new Date(played.startedAt).toISOString(),
      ended_at: new Date(played.endedAt).toISOString(),
      timezone: session.timezone ?? "UTC",
    },
    attendance: {
      listed: people.length,
      came,
      declined: countOf("declined"),
      absent: countOf("absent"),
      time_present: came < smallestGroup ? null : { whole, early, median_minutes: medianMinutes },
      people,
    },
    credits: {
      captured,
      released: Math.max(0, (session.seats ?? 0) - captured),
      brief: came - stayed,
      uncovered: Math.max(0, stayed - captured),
    },
    teams: played.teams.map((team) => presentTeam(team, facts)),
    hidden_teams: played.hiddenTeams,
    endings: played.endings,
    decisions: played.decisions.map((decision) => ({
      ...decision,
      teams: played.teams.flatMap((team) => {
        const choice = team.choices.find(({ scene }) => scene === decision.scene);
        return choice ? [{ team: team.id, option: choice.option, before: null, after: null }] : [];
      }),
    })),
    moments: presentMoments(played),
    feedback: { responses, requested: came, ratings: responses < smallestGroup ? null : ratings },
    smallest_group: smallestGroup,
  };
  return { ...report, summary: summaryOf(report, fileTexts[facts.language].report) };
}

function nameOf({ firstName, lastName, email, deletedAt }: AttendeeRow["consumer"]): string | null {
  if (deletedAt) return null;
  return fullName(firstName, lastName) || email;
}

/** After a session everybody has joined, declined, or been absent. */
function attendanceOf(state: AttendeeRow["state"]) {
  if (state === "attended") return "came" as const;
  return state === "declined" ? state : ("absent" as const);
}

/** Of fewer teams than this it would be easy to guess whose moment it was. */
const SMALLEST_NUMBER_OF_TEAMS = 3;

function presentMoments({ moments }: ReportedSession): Report["moments"] {
  if (!moments || moments.teams < SMALLEST_NUMBER_OF_TEAMS) return null;
  const kinds = momentKind.options
    .map((kind) => ({ kind, teams: moments.kinds[kind] ?? 0 }))
    .filter(({ teams }) => teams > 0)
    .sort((a, b) => b.teams - a.teams);
  return { teams: moments.teams, kinds };
}

type ReportedTeam = ReportedSession["teams"][number];

function presentTeam(team: ReportedTeam, facts: ReportFacts): Report["teams"][number] {
  return {
    id: team.id,
    name: team.name,
    nickname: team.nickname,
    people: team.people.length,
    ending: team.ending,
    points: { total: team.points, parts: null },
    award: team.award,
    puzzles: team.puzzles.map(({ usedMs, ofMs, ...puzzle }) => ({
      ...puzzle,
      seconds: Math.round(usedMs / 1000),
      of_seconds: Math.round(ofMs / 1000),
    })),
    measures: team.measures.map((stored) => {
      const { id, title, value, band, bandLabel, sentence, how, parts } = translateMeasure(
        stored,
        facts.language,
      );
      return { id, title, value, band, sentence, how, parts, label: bandLabel };
    }),
    commitment: presentCommitment(team, facts),
  };
}

function presentCommitment(
  { commitmentTextId, people }: ReportedTeam,
  { commitmentTexts, outcomes }: ReportFacts,
) {
  if (commitmentTextId === null) return null;
  const text = commitmentTexts.get(commitmentTextId) ?? null;
  return { text, removed: text === null, outcomes: outcomesOfTeam(people, outcomes) };
}
