/** Something from outside took longer than we wait for it. */
export class DeadlineError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms / 1000} seconds`);
    this.name = "DeadlineError";
  }
}

/**
 * Settles as the work does, or rejects after the time. The work itself is not ended: close what it holds.
 *
 * @param what the subject of the error message
 * @throws DeadlineError
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(what, ms)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
