/** Many runs, on all processors of the machine. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Run, RunInput } from "./run.ts";

/** The task of a worker: some runs of one pack. */
export interface Share {
  slug: string;
  inputs: RunInput[];
}

/** Plays all runs and returns them in the order of the inputs. */
export async function runAll(slug: string, inputs: readonly RunInput[]): Promise<Run[]> {
  const size = Math.ceil(inputs.length / availableParallelism());
  const shares: Share[] = [];
  for (let from = 0; from < inputs.length; from += size) {
    shares.push({ slug, inputs: inputs.slice(from, from + size) });
  }
  return (await Promise.all(shares.map(runShare))).flat();
}

function runShare(share: Share): Promise<Run[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Run[]>();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: share });
  worker.once("message", resolve);
  worker.once("error", reject);
  return promise;
}
