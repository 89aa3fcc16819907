import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/**
 * The id of the request behind what runs now: of an HTTP request, of a live connection, or of the request whose
 * change has added the running job. Every log line has it as `reqId`.
 */
export const requestId = (): string | undefined => current.getStore();

/** Runs this, and all that follows from it, under an id. */
export const withRequestId = <T>(id: string, run: () => T): T => current.run(id, run);
