/** What only somebody at the page causes. Assistive technology clicks without a key or a pointer. */
const uses = ["keydown", "click"];
/** Use counts to the minute, so that a renewal that fails is not tried again for every key. */
const everyMs = 60_000;

/** Reports use of the page, at most once a minute. Returns a stop function. */
export function watchUse(onUse: () => void): () => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = () => {
    const now = Date.now();
    // The reports must continue after the clock was set back.
    if (now >= reportedAt && now - reportedAt < everyMs) return;
    reportedAt = now;
    onUse();
  };
  // In the capture phase: a control that keeps an event to itself is used too.
  for (const use of uses) window.addEventListener(use, report, true);
  return () => {
    for (const use of uses) window.removeEventListener(use, report, true);
  };
}
