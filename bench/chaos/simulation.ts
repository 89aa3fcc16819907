import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../simulate.ts", import.meta.url));

/** The output of `npm run simulate --json`. */
interface SimulationResult {
  sessions: number;
  participants: number;
  commands: number;
  acknowledged: number;
  refused: number;
  lost: number;
  not_ended: number;
  p50_ms: number | null;
  p99_ms: number | null;
  delivered_p50_ms: number | null;
  delivered_p99_ms: number | null;
  reconnects: number;
  away_p50_ms: number | null;
  away_p95_ms: number | null;
  reconnect_p50_ms: number | null;
  reconnect_p95_ms: number | null;
  endings: Record<string, number>;
  scores: number[];
  duration_s: number;
  faults?: string[];
}

/** Runs the simulation as its own process. Returns its result and exit code. */
export async function simulation(
  url: string,
  options: Record<string, string | number | boolean>,
): Promise<{ code: number | null; result: SimulationResult }> {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  const child = spawn(process.execPath, [program, "--url", url, "--json", ...args]);
  let [printed, complaints] = ["", ""];
  child.stdout.on("data", (data) => {
    printed += String(data);
  });
  child.stderr.on("data", (data) => {
    complaints += String(data);
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  const line = printed.trim().split("\n").at(-1) ?? "";
  if (!line.startsWith("{")) throw new Error(`the simulation printed no result:\n${complaints}`);
  return { code, result: JSON.parse(line) as SimulationResult };
}
