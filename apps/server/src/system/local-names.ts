/**
 * Names under which this machine reaches itself. What is only there in local mode answers to no other: a foreign
 * page could point its own name at this machine and read it.
 */
export const localNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
