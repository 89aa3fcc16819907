/** What the demo company did before today: who came to which session, what they said, and how they answered later. */
import { type CheckInWave, checkInWaves } from "@lantern/contract/choices";
import type { CheckInResponses, CommitmentOutcome } from "@lantern/contract/http";
import { demoPeople } from "../people.ts";

export interface PastSession {
  experience: string;
  /** On the last Tuesday or Thursday at least this many days before today. */
  daysBefore: number;
  /** Of the play: with another one, other things happen. */
  seed: string;
  /** First names of the invited who said no, and of those who said yes and did not come. */
  declined: readonly string[];
  missed: readonly string[];
  /** First names of those who come some seconds after the start. */
  late: Readonly<Record<string, number>>;
  /** What teams can agree on. */
  commitments: readonly { when: string; will: string }[];
  /** By team, in the order of their names: what its people say later of what they agreed on. */
  outcomes: readonly (readonly CommitmentOutcome[])[];
  /** How gladly people would play again, in the order of the list; null: they did not say. */
  ratings: readonly (number | null)[];
}

export const seriesTitle = "Across departments";

/** The time of day in UTC of every start: after lunch in Copenhagen, in the morning in New York. */
const utcStart = 13;

/** The start of a session, on a Tuesday or a Thursday. */
export function startOf({ daysBefore }: PastSession, today: Date): Date {
  const start = new Date(today);
  start.setUTCDate(start.getUTCDate() - daysBefore);
  while (start.getUTCDay() !== 2 && start.getUTCDay() !== 4) start.setUTCDate(start.getUTCDate() - 1);
  start.setUTCHours(utcStart, 0, 0, 0);
  return start;
}

export interface PastInvoice {
  credits: number;
  purchaseOrder: string;
  daysBefore: number;
}

/** What was bought by invoice: one was paid, before the first session; the other, from last week, was not yet. */
export const paidInvoice = { credits: 96, purchaseOrder: "PO-2207", daysBefore: 88, paidDaysBefore: 80 };
export const openInvoice: PastInvoice = { credits: 48, purchaseOrder: "PO-2318", daysBefore: 9 };

/** When the company signed up. */
export const signedUpAt = (today: Date): Date => new Date(today.getTime() - 92 * 86_400_000);

const [yes, partly, no] = ["kept", "partly", "not_yet"] as const;

export const pastSessions: readonly PastSession[] = [
  {
    experience: "the-quiet-station",
    daysBefore: 66,
    seed: "across-1b",
    declined: ["Hiro"],
    missed: ["Mateus"],
    late: { Emeka: 95 },
    commitments: [
      {
        when: "a customer's problem crosses two departments",
        will: "call each other before we write a ticket",
      },
      { when: "we hand work over", will: "name one question that is still open" },
      { when: "we are about to decide", will: "ask the person who has not spoken yet" },
      { when: "a plan changes", will: "tell field service on the same day" },
      { when: "somebody new joins a call", will: "say what each of us is working on" },
      { when: "a test fails twice", will: "ask another department before the third try" },
    ],
    outcomes: [
      [yes, yes, partly, yes],
      [partly, no, yes],
      [yes, yes, yes, partly],
      [no, no, partly, no],
      [yes, partly, yes],
    ],
    ratings: [5, 4, 4, null, 5, 4, 3, 5, null, 4, 5, 4, 4, 3, 5, null, 4, 5, 4, 5],
  },
  {
    experience: "the-light-at-saltmere",
    daysBefore: 45,
    seed: "across-2",
    declined: [],
    missed: ["Uma"],
    late: {},
    commitments: [
      { when: "we review a design", will: "hear support first" },
      { when: "a call has more than six people", will: "start with a round of one sentence each" },
      { when: "somebody asks for help in a channel", will: "answer within the day, even with “not yet”" },
      { when: "we disagree in a chat", will: "talk for five minutes instead" },
      { when: "a delivery is late", will: "say so before the customer asks" },
      { when: "we close a project", will: "write down one thing that we would do again" },
    ],
    outcomes: [
      [yes, yes, yes],
      [yes, partly, yes, yes],
      [partly, partly, no],
      [yes, yes, partly],
      [yes, no, yes, yes],
    ],
    ratings: [4, 5, 4, 4, null, 5, 4, 5, 5, 3, 4, null, 5, 4, 4, 5, 5, null, 4, 4, 5],
  },
  {
    experience: "the-honest-heist",
    daysBefore: 24,
    seed: "across-3k",
    declined: [],
    missed: [],
    late: { Yusuf: 140 },
    commitments: [
      { when: "we plan a quarter", will: "ask each department for the one thing it cannot do alone" },
      { when: "a decision is made", will: "write it where everybody can read it" },
      { when: "somebody explains something twice", will: "make a page of it" },
      { when: "we meet across time zones", will: "take turns with the early start" },
      { when: "we are sure", will: "ask once what would change our mind" },
      { when: "a week ends", will: "thank one person of another department" },
    ],
    outcomes: [
      [yes, yes, yes, partly],
      [yes, yes],
      [partly, yes, yes],
      [yes, yes, yes],
      [no, partly, yes],
    ],
    ratings: [5, 5, 4, 5, null, 5, 4, 5, 3, 4, 5, 4, null, 5, 4, 5, 5, 4, 5, 5, 4, 5],
  },
];

/** Responses from 1 to 5, by a person's place in the list; null: they skipped the wave, as a few people do. */
export function checkInOf(person: number, wave: CheckInWave): CheckInResponses | null {
  if ((person * 7 + checkInWaves.indexOf(wave) * 5) % 9 === 0) return null;
  const before = { contacts: 2 + (person % 2), voice: 2 + ((person + 1) % 3), belonging: 3 + (person % 2) };
  if (wave === "before") return before;
  const up = (value: number, by: number) => Math.min(5, value + by);
  const later = wave === "after" ? 0 : (person + checkInWaves.indexOf(wave)) % 4 === 0 ? -1 : 0;
  return {
    contacts: up(before.contacts, 1 + (person % 3 === 0 ? 1 : 0) + later),
    voice: up(before.voice, person % 4 === 0 ? 0 : 1),
    belonging: up(before.belonging, person % 3 === 1 ? 0 : 1),
  };
}

const isNamed = (names: readonly string[], person: number) =>
  names.includes(demoPeople[person]?.firstName ?? "");

/** Places in the list of those who came, late or not. */
export const cameTo = ({ declined, missed }: PastSession): number[] =>
  demoPeople.flatMap((_, person) => (isNamed(declined, person) || isNamed(missed, person) ? [] : [person]));

export const hasDeclined = ({ declined }: PastSession, person: number): boolean => isNamed(declined, person);

/** Seconds after the start at which somebody comes; null: before it. */
export const latenessOf = ({ late }: PastSession, person: number): number | null =>
  late[demoPeople[person]?.firstName ?? ""] ?? null;
