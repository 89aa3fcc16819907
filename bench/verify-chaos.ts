/**
 * `npm run verify:chaos -- [--kills 50] [--seed 1] [--teams 6] [--people 30] [--speed 10] [--within 5000]`: kills the
 * server repeatedly at seeded moments of a simulated session; every fifth time its database, and the server soon after.
 * Prints how long each took to restart, and how long until people could play again. Exits with 1 when anything
 * acknowledged was lost, the session did not end, a score differs from the log, or a restart took longer than allowed.
 */
import { parseArgs } from "node:util";
import { PlayLog } from "./chaos/log.ts";
import { moments } from "./chaos/moments.ts";
import { ServerProcess } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
    teams: { type: "string", default: "6" },
    people: { type: "string", default: "30" },
    speed: { type: "string", default: "10" },
    within: { type: "string", default: "5000" },
  },
});
const kills = Number(values.kills);
const speed = Number(values.speed);
/** For each kind of kill, ms until commands were accepted again. */
const back = { server: [] as number[], database: [] as number[], both: [] as number[] };

const server = await ServerProcess.start();
try {
  const log = new PlayLog(server.databaseUrl());
  const played = simulation(server.url, {
    teams: values.teams,
    people: values.people,
    speed,
    "kill-safe": true,
  });
  let over = false;
  void played.then(() => {
    over = true;
  });
  const next = moments(Number(values.seed), 15, 30);
  for (let kill = 1; kill <= kills && !over; kill++) {
    if (!(await log.grows(next.next().value))) break;
    const kind = kill % 5 === 4 ? "database" : kill % 5 === 0 ? "both" : "server";
    const ms = kind === "database" ? await server.killDatabase() : await server.killServer();
    back[kind].push(Math.round(ms));
    console.log(
      `kill ${kill} (${kind === "both" ? "server after database" : kind}): back after ${Math.round(ms)} ms`,
    );
  }
  const { code, result } = await played;
  const scores = result.scores.sort((a, b) => a - b);
  const truth = await log.points();
  const slowest = Math.max(0, ...back.server, ...back.database, ...back.both);
  console.log(
    JSON.stringify({
      ...result,
      kills: Object.values(back).flat().length,
      back_ms: back,
      slowest_ms: slowest,
    }),
  );
  const right = code === 0 && result.lost === 0 && JSON.stringify(scores) === JSON.stringify(truth);
  process.exitCode = right && slowest <= Number(values.within) ? 0 : 1;
  recordProof({
    title: "A server that is killed",
    command: `npm run verify:chaos -- --kills ${kills} --teams ${values.teams} --people ${values.people} --speed ${speed}`,
    text: `A session of ${values.people} people in ${values.teams} teams at ${speed} times speed. The server is killed at seeded moments, and every fifth time its database, with the server soon after.`,
    figures: {
      "kills of the server": back.server.length,
      "kills of the database": back.database.length,
      "kills of the server soon after its database": back.both.length,
      "commands acknowledged": result.acknowledged,
      "acknowledged and lost": result.lost,
      "sessions that did not end": result.not_ended,
      "scores that differ from the log": right ? 0 : "some",
      [`slowest restart until people could play, ms (limit ${values.within})`]: slowest,
    },
  });
} finally {
  await server.stop();
}
