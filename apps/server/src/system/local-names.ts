/**
 * Names under which this machine reaches itself. Routes of local mode respond only to these, because a foreign page
 * could resolve its own name to this machine and read them.
 */
export const localNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
