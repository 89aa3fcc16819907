import { buildId, readLatest } from "./build.ts";

/** How often the server is asked for its newest build, in milliseconds. */
export const pollEvery = 5 * 60_000;

export interface BuildWatch {
  /** The hour must not be disturbed. */
  inExperience(): boolean;
  /** A newer build than this page's is there. */
  onNewBuild(): void;
}

/** Asks every five minutes for the newest build and tells of each newer one once. Answers how to stop. */
export function watchBuild({ inExperience, onNewBuild }: BuildWatch): () => void {
  let announced = buildId;
  const check = async () => {
    if (inExperience()) return;
    const latest = await readLatest();
    // The answer may come when the page has moved on into an hour; the next look tells it then.
    if (latest === null || latest === announced || inExperience()) return;
    announced = latest;
    onNewBuild();
  };
  const timer = setInterval(() => void check(), pollEvery);
  return () => clearInterval(timer);
}
