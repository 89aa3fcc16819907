/**
 * `npm run verify:chaos -- [--kills 10] [--teams 6] [--people 30] [--speed 20]`: kills the server and, in turn, its
 * database again and again in the middle of simulated sessions. Ends with 1 when anything acknowledged was lost, a
 * session did not end, or the server took longer than it may to take moves again.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { VictimServer } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "10" },
    teams: { type: "string", default: "6" },
    people: { type: "string", default: "30" },
    speed: { type: "string", default: "20" },
  },
});
const kills = Number(values.kills);
const speed = Number(values.speed);

const server = await VictimServer.start();
try {
  const played = simulation(server.url, {
    ...{ teams: values.teams, people: values.people, speed, "kill-safe": true },
  });
  const between = (3_600_000 / speed) * (0.8 / kills);
  const back: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await pause(between);
    if (kill % 2 === 0) server.killServer();
    else server.killDatabase();
    back.push(Math.round(await server.ready()));
    console.log(
      `kill ${kill + 1} (${kill % 2 === 0 ? "server" : "database"}): ready after ${back.at(-1)} ms`,
    );
  }
  const { code, result } = await played;
  console.log(JSON.stringify({ ...result, kills, ready_ms: back }));
  process.exitCode = code === 0 && result.lost === 0 ? 0 : 1;
} finally {
  await server.stop();
}
