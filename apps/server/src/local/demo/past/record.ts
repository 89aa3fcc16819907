/**
 * `npm run demo:record`: simulated people play the demo company's past sessions, and what they did is stored. Run it again
 * when a story has changed, and then `npm run format`; a test says so.
 */
import { writeFileSync } from "node:fs";
import { phrasesIn } from "@lantern/bots";
import { type Arrival, type MemorySession, play } from "@lantern/bots/in-memory";
import { loadPack } from "@lantern/content";
import { siteLanguages } from "@lantern/contract/site-languages";
import { randomNumbers } from "@lantern/engine/random";
import { demoPeople } from "../people.ts";
import { cameTo, latenessOf, type PastSession, pastSessions } from "./plan.ts";
import { sampleScorecard } from "./sample-scorecard.ts";
import { type StoredPlay, writePlays } from "./stored.ts";

/** What earlier sessions leave behind for later ones. */
interface Before {
  /** By person: how often they shared a team with others. */
  met: Map<string, Record<string, number>>;
  /** Questions of rounds that were asked, and in which session. */
  lately: Record<string, number>;
}

const before: Before = { met: new Map(), lately: {} };
const plays = pastSessions.map((session, index) => record(session, index + 1));
const bytes = writePlays(plays);
for (const { experience, commands } of plays) console.log(`${experience}: ${commands.length} commands`);
console.log(`${Math.ceil(bytes / 1024)} KB`);
writeSample(plays[0]!);

/** The scorecard on the home page, in each of its languages. */
function writeSample(play: StoredPlay): void {
  const { pack } = loadPack(play.experience);
  for (const language of siteLanguages) {
    const card = JSON.stringify(sampleScorecard(play, pack, language), null, 2);
    const name = language === "en" ? "sample-scorecard.ts" : `sample-scorecard.${language}.ts`;
    writeFileSync(
      new URL(`../../../../../web/app/site/home/${name}`, import.meta.url),
      `import type { ScorecardView } from "@lantern/engine/scorecard";

/** The scorecard on the home page, of a session of the demo company. \`npm run demo:record\` writes it. */
export const sampleScorecard: ScorecardView = ${card};
`,
    );
  }
}

function record(session: PastSession, number: number): StoredPlay {
  const { experience, seed, commitments } = session;
  const { pack, hash } = loadPack(experience);
  const invited = demoPeople.length - session.declined.length;
  const people = cameTo(session).map((person) => ({
    arrival: arrivalOf(person, seed),
    lateness: latenessOf(session, person),
  }));
  const inTime = people.flatMap(({ arrival, lateness }) => (lateness === null ? [arrival] : []));
  const played = play(pack, {
    seed,
    people: inTime.length,
    expected: invited,
    arrivals: inTime.sort((a, b) => b.secondsBefore - a.secondsBefore),
    changes: people.flatMap(({ arrival: { secondsBefore, ...arrival }, lateness }) =>
      lateness === null
        ? []
        : [
            {
              second: lateness,
              command: { type: "connect" as const, ...arrival, team: null, node: "node", browser: "browser" },
            },
          ],
    ),
    phrases: { ...phrasesIn("en"), commitment: commitments },
    lately: { ...before.lately },
    fromLog: true,
    addresses: true,
  });
  remember(played, number);
  const { startsAt } = played.state.session;
  const commands = played.accepted.map(({ at, command }): StoredPlay["commands"][number] => [
    at - startsAt,
    command,
  ]);
  return {
    experience,
    packHash: hash,
    seed,
    expected: invited,
    commands,
    texts: Object.fromEntries(played.texts),
  };
}

/** People open the page some minutes before the start, each at another time. */
function arrivalOf(person: number, seed: string): Arrival {
  const { department, office } = demoPeople[person]!;
  const met = before.met.get(String(person));
  const random = randomNumbers(`${seed}:${person}`);
  return {
    key: String(person),
    mix: [department, office],
    // A copy: the next session counts on.
    ...(met && { met: { ...met } }),
    secondsBefore: Math.round(30 + random() * 480),
  };
}

function remember({ state, teams }: MemorySession, session: number): void {
  for (const { id, rounds = [] } of teams) {
    for (const { card } of rounds) before.lately[card] = session;
    const keys = Object.values(state.seats).flatMap(({ team, key }) => (team === id ? [key] : []));
    for (const key of keys) {
      const met = before.met.get(key) ?? {};
      for (const other of keys) if (other !== key) met[other] = (met[other] ?? 0) + 1;
      before.met.set(key, met);
    }
  }
}
