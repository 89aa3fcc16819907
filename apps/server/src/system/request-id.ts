import { AsyncLocalStorage } from "node:async_hooks";

/** What the work is about, for the lines of the log. */
export interface About {
  session?: string | null;
  company?: string | null;
}

/** The request behind what runs now: an HTTP request, a live connection, or the request whose change added the job. */
export interface RequestContext extends About {
  id: string;
  /** The network address of an HTTP request. */
  address?: string;
  /** The key for programs that an HTTP request was made with. */
  keyId?: string;
}

const current = new AsyncLocalStorage<RequestContext>();

/** Every log line has it as `reqId`. */
export const requestId = (): string | undefined => current.getStore()?.id;

export const requestContext = (): Readonly<RequestContext> | undefined => current.getStore();

/** Runs this, and all that follows from it, for a request. */
export const withRequest = <T>(context: RequestContext, run: () => T): T => current.run(context, run);

/** The request turns out to be made with this key. */
export function noteKey(keyId: string): void {
  const context = current.getStore();
  if (context) context.keyId = keyId;
}

/** The work turns out to be about this session or company: its further lines say so. */
export function noteAbout(about: About): void {
  const context = current.getStore();
  if (context) Object.assign(context, about);
}
