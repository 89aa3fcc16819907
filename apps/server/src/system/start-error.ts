/**
 * A fault that stops the start and that the person at the keyboard can mend: its message is one
 * line, printed as it stands and without a stack, and the process exits with a code that is not 0.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
