/** How often the clock is looked at, and the server asked, in milliseconds. */
export const watchTimes = { expiry: 1_000, session: 300_000 };

/** A timer may come a little early by the clock of the wall. */
const slack = 50;

export interface Watch {
  /** Ends a sign-in whose time is over. */
  checkExpiry: () => void;
  /** Asks the server whether the sign-in is still good. */
  checkSession: () => void;
  /** The page is one of the dashboard's. */
  inDashboard: () => boolean;
  /** The page is of the live hour, which has a sign-in of its own. */
  inExperience: () => boolean;
}

/**
 * Looks at the sign-in every second, and asks the server every five minutes. A machine that sleeps runs no timers:
 * what counts is the time on the wall, compared as soon as the page is awake, seen or connected again.
 * Returns a stop function.
 */
export function watchAccess({ checkExpiry, checkSession, inDashboard, inExperience }: Watch): () => void {
  let checkedAt = Date.now();
  const check = () => {
    if (!inExperience()) checkExpiry();
  };
  const checkServer = () => {
    const now = Date.now();
    // A clock that was set back must not silence the check.
    if (now >= checkedAt && now - checkedAt < watchTimes.session - slack) return;
    checkedAt = now;
    if (inDashboard()) checkSession();
  };
  const wake = () => {
    check();
    checkServer();
  };
  const clock = setInterval(check, watchTimes.expiry);
  const background = setInterval(checkServer, watchTimes.session);
  const wakings = ["visibilitychange", "pageshow", "focus", "online", "resume"];
  // Captured at the window, where those of the document pass too.
  for (const waking of wakings) window.addEventListener(waking, wake, true);
  return () => {
    clearInterval(clock);
    clearInterval(background);
    for (const waking of wakings) window.removeEventListener(waking, wake, true);
  };
}
