import { Worker } from "node:worker_threads";

interface WorkerLimits {
  /** From the moment when the program has its data. */
  deadlineMs: number;
  heapMb: number;
  /** Ends it early. */
  signal: AbortSignal;
}

/**
 * Runs a program that parses what strangers sent, in a thread of its own: it can neither block the event loop nor use up
 * the memory of the process. It has no environment variables. The program posts one message when it has loaded,
 * receives `data`, and posts its result.
 *
 * @returns the result; null when a limit was reached
 * @throws the program's own error, and the reason of the signal
 */
export async function runInWorker<Result>(
  program: URL,
  data: unknown,
  { deadlineMs, heapMb, signal }: WorkerLimits,
): Promise<Result | null> {
  signal.throwIfAborted();
  const worker = new Worker(program, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb - youngMb, maxYoungGenerationSizeMb: youngMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Result | null>();
  let deadline: NodeJS.Timeout | undefined;
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  worker.once("message", () => {
    worker.once("message", resolve);
    deadline = setTimeout(resolve, deadlineMs, null);
    worker.postMessage(data);
  });
  worker.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve(null);
    else reject(error);
  });
  worker.once("exit", (code) => reject(new Error(`the worker ended with ${code} and without a result`)));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener("abort", abort);
    // Its memory is free before the caller starts another one.
    await worker.terminate();
  }
}

/** Of the heap, for new objects. */
const youngMb = 32;
