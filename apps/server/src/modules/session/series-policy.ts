import { numberedTitle } from "./numbered-title.ts";

/** The title of a session after its series was renamed; null if it has a title of its own. */
export function renumberedTitle(session: string, before: string, after: string): string | null {
  const [, number, of] = /(\d)\/(\d)$/.exec(session) ?? [];
  if (!number || !of || session !== numberedTitle(before, Number(number), Number(of))) return null;
  return numberedTitle(after, Number(number), Number(of));
}
