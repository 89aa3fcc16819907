import type { User } from "@lantern/contract/http";

const key = "signed-in-user";

/** Leaves the user for the page that comes next in this tab, which then need not ask the server again. */
export function handOverUser(user: User): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ user, at: Date.now() }));
  } catch {
    // Without storage the next page asks the server.
  }
}

/** The user that the page before has left, once, with the time when it was fetched. */
export function takeHandedUser(): { user: User; at: number } | null {
  const text = sessionStorage.getItem(key);
  if (text === null) return null;
  sessionStorage.removeItem(key);
  try {
    return JSON.parse(text) as { user: User; at: number };
  } catch {
    return null;
  }
}
