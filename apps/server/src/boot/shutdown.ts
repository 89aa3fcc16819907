import { withDeadline } from "../system/deadline.ts";
import type { Log } from "../system/log.ts";

type Stop = () => unknown;

/** The process has nine seconds for a stop; after this time what serves is left behind. */
const servingMs = 6000;

/** Stops what a start has started. */
interface Shutdown {
  /** What serves people or runs jobs. All of it stops at once, so that none waits for another. */
  serves(name: string, stop: Stop): void;
  /** What others need. It stops after all that serves, in reverse order. */
  needs(stop: Stop): void;
  run(): Promise<void>;
}

export function createShutdown(log: Pick<Log, "warn">): Shutdown {
  const serving: { name: string; stop: Stop }[] = [];
  const needed: Stop[] = [];
  return {
    serves: (name, stop) => void serving.push({ name, stop }),
    needs: (stop) => void needed.push(stop),
    async run() {
      const stopping = serving.splice(0).map(async ({ name, stop }) => {
        try {
          await withDeadline(Promise.resolve(stop()), servingMs, `Stopping ${name}`);
        } catch (err) {
          log.warn({ err }, "a stop is incomplete");
        }
      });
      await Promise.all(stopping);
      while (needed.length > 0) await needed.pop()?.();
    },
  };
}
