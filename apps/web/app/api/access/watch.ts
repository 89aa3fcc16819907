/** Intervals of the two checks, in milliseconds. */
const watchTimes = { expiry: 1_000, session: 300_000 };

/** A timer may fire slightly before the wall clock reaches its time. */
const slack = 50;

interface Watch {
  /** Ends a sign-in that has expired. */
  checkExpiry: () => void;
  /** Asks the server whether the sign-in is still valid. */
  checkSession: () => void;
  /** Whether the current page belongs to the dashboard. */
  inDashboard: () => boolean;
  /** Whether the current page belongs to the live session, which has its own sign-in. */
  inExperience: () => boolean;
}

/**
 * Checks the expiry every second and asks the server every five minutes. Timers stop while a machine sleeps, so the
 * wall clock decides, and both are checked as soon as the page wakes up, becomes visible or reconnects. Returns a stop
 * function.
 */
export function watchAccess({ checkExpiry, checkSession, inDashboard, inExperience }: Watch): () => void {
  let checkedAt = Date.now();
  const check = () => {
    if (!inExperience()) checkExpiry();
  };
  const checkServer = () => {
    const now = Date.now();
    // The check must continue after the clock was set back.
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
  // Listens on the window in the capture phase, which document events pass too.
  for (const waking of wakings) window.addEventListener(waking, wake, true);
  return () => {
    clearInterval(clock);
    clearInterval(background);
    for (const waking of wakings) window.removeEventListener(waking, wake, true);
  };
}
