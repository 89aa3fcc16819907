/**
 * A fault that prevents the start and that the person who starts it can fix: its message is one line, printed without
 * a stack, and the process exits with a code other than 0.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
