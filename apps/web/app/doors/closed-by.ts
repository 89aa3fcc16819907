import { ApiError } from "../api/error.ts";
import type { showState } from "./states.ts";

/** Shows the state of an error after which there is nothing to do here, if it has one. */
export function closedBy(error: unknown, show: typeof showState): boolean {
  if (!(error instanceof ApiError) || !document.querySelector(`[data-state="${CSS.escape(error.code)}"]`))
    return false;
  show(error.code);
  return true;
}
