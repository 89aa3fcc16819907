/**
 * `npm run check -- --url https://play.example.com`: is this installation able to hold sessions now? Asks for its health,
 * and plays the scene of the public demo to its end with one simulated person, over the connections that pages use. It
 * needs no account, uses no credits, sends no email, and what it plays is in the server's memory alone, which forgets it a
 * quarter of an hour later. One line, and exit code 0, or 1 with the reason.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Participant, personaOf, portraitOf } from "@lantern/bots";
import { loadPack } from "@lantern/content";
import type { ByeCode } from "@lantern/contract/live";
import { openNodeClient } from "@lantern/live-client/node";
import { ApiClient } from "./api-client.ts";
import { percentile } from "./percentile.ts";

/** Of the scene; the time to connect comes on top. */
const SCENE_SECONDS = 90;
const demo = loadPack("six-windows").pack;
const RESPONDS_WITHIN_MS = 10_000;
const LEAST_MOVES = 3;

const { values } = parseArgs({ options: { url: { type: "string" }, seconds: { type: "string" } } });
try {
  if (!values.url) throw new Error("npm run check -- --url https://play.example.com");
  const url = new URL(values.url).origin;
  const version = await requireHealth(url);
  const played = await playScene(url, Number(values.seconds ?? SCENE_SECONDS));
  console.log(`ok: ${url} runs version ${version}; ${played}`);
} catch (error) {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? ` (${cause.message})` : "";
  console.log(`FAILED: ${values.url ?? "no address"}: ${message}${reason}`);
  process.exitCode = 1;
}
// Connections that still end must not delay whoever waits for the result.
process.exit();

/** What `/healthz` and `/readyz` return. */
interface Health {
  version?: string;
  status?: string;
  parts?: Record<string, string>;
}

/** @returns the version that runs */
async function requireHealth(url: string): Promise<string> {
  const read = async (path: string) => {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(RESPONDS_WITHIN_MS) });
    return { response, body: (await response.json().catch(() => ({}))) as Health };
  };
  const { body: health } = await read("/healthz");
  const { response, body } = await read("/readyz");
  if (!response.ok) {
    const down = Object.entries(body.parts ?? {}).flatMap(([part, state]) => (state === "ok" ? [] : [part]));
    throw new Error(`not ready: ${down.join(", ") || (body.status ?? `status ${response.status}`)}`);
  }
  return health.version ?? "unknown";
}

/** @returns what was counted, as the rest of a sentence */
async function playScene(url: string, seconds: number): Promise<string> {
  const scene = demo.acts.reduce((sum, act) => sum + act.seconds, 0);
  const speed = Math.min(Math.max(scene / seconds, 1), 60);
  const { token } = await new ApiClient(url).ok<{ token: string }>("POST", "/api/demo", {
    language: "en",
    speed,
  });
  const times: number[] = [];
  const refused = new Set<string>();
  let bye: ByeCode | null = null;
  const participant = new Participant({
    persona: personaOf(0),
    portrait: portraitOf(0),
    puzzleOf: (id) => {
      const definition = demo.scenes[id];
      return definition?.kind === "puzzle" ? definition.puzzle : null;
    },
    now: () => client.clock.now(),
    random: Math.random,
    async play(command) {
      const sentAt = performance.now();
      const result = await client.send(command);
      if (result.ok) times.push(performance.now() - sentAt);
      else refused.add(result.code);
    },
  });
  const client = openNodeClient({
    url: `${url.replace(/^http/, "ws")}/live`,
    token,
    onFrame: (frame) => {
      if (frame.t === "bye") bye = frame.code;
    },
    onView: (snapshot) => {
      if (snapshot.view.stage === "play") participant.see(snapshot);
    },
  });
  const began = performance.now();
  const latest = began + (scene / speed) * 1000 * 1.5 + RESPONDS_WITHIN_MS;
  const stage = () => client.snapshot?.view.stage ?? null;
  try {
    while (stage() !== "over" && bye === null && performance.now() < latest) await pause(100);
    const took = Math.round((performance.now() - began) / 1000);
    if (stage() === null) throw new Error(`no live connection within ${took} s${bye ? ` (${bye})` : ""}`);
    if (stage() !== "over")
      throw new Error(`the scene did not end within ${took} s${bye ? ` (${bye})` : ""}`);
    if (times.length < LEAST_MOVES)
      throw new Error(
        `only ${times.length} moves were acknowledged (${[...refused].join(", ") || "none was refused"})`,
      );
    const [median, slowest] = [percentile(times, 0.5), percentile(times, 1)];
    return `a scene was played in ${took} s: ${times.length} moves acknowledged, half of them within ${median} ms, the slowest in ${slowest} ms`;
  } finally {
    participant.stop();
    client.close();
  }
}
