const hourMs = 3_600_000;

/**
 * When whoever has not responded is asked once more: two days after they were asked, or halfway to the first date if that
 * comes sooner. Null where that would be within three hours: they have only just been asked.
 */
export function reminderAt(emailedAt: Date, starts: readonly Date[]): Date | null {
  const first = Math.min(...starts.map(Number));
  const wait = Math.min(48 * hourMs, (first - emailedAt.getTime()) / 2);
  return wait < 3 * hourMs ? null : new Date(emailedAt.getTime() + wait);
}
