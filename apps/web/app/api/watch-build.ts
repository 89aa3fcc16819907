import { buildId, readLatest } from "./build.ts";

/** How often the server is asked for its newest build, in milliseconds. */
const pollEvery = 5 * 60_000;

export interface BuildWatch {
  /** Whether a live session is open, which must not be disturbed. */
  inExperience(): boolean;
  /** Called when there is a newer build than this page's. */
  onNewBuild(): void;
}

/** Asks every five minutes for the newest build and reports each new one once. Returns a stop function. */
export function watchBuild({ inExperience, onNewBuild }: BuildWatch): () => void {
  let announced = buildId;
  const check = async () => {
    if (inExperience()) return;
    const latest = await readLatest();
    // By now a live session may be open; the next check reports the build then.
    if (latest === null || latest === announced || inExperience()) return;
    announced = latest;
    onNewBuild();
  };
  const timer = setInterval(() => void check(), pollEvery);
  return () => clearInterval(timer);
}
