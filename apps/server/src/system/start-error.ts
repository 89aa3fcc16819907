/**
 * A fault that prevents the start and that the person who starts it can fix: its message is one line, printed without
 * a stack, and the process exits with a code other than 0.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What the server needs is away, and may be there at a later start: the process exits with a code that restarts it. */
export class AwayError extends Error {
  override readonly name = "AwayError";
}
