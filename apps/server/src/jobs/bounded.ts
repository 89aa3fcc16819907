import { DeadlineError } from "../system/deadline.ts";

/** An aborted job can undo what it began; after this time nobody waits for it any more. */
const undoMs = 1000;

/**
 * Runs a job until it ends, and at most until its deadline or the stop of the node; then it is aborted.
 *
 * @throws what the job throws, or why it was aborted
 */
export async function runBounded(
  run: (signal: AbortSignal) => Promise<void>,
  deadlineMs: number,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const abort = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const end = (reason: Error) => {
    abort.abort(reason);
    timers.push(setTimeout(reject, undoMs, reason));
  };
  const stop = () => end(new Error("The node stops"));
  timers.push(setTimeout(() => end(new DeadlineError("The job", deadlineMs)), deadlineMs));
  stopping?.addEventListener("abort", stop);
  try {
    await Promise.race([run(abort.signal), givenUp]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    stopping?.removeEventListener("abort", stop);
  }
}
