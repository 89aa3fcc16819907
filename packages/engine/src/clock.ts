/** The session's clock: it maps wall time (epoch ms) to play time (ms since the start, pauses taken out). */

export interface Clock {
  /** Wall ms of the actual start. */
  startedAt: number;
  /** Play ms that pass in one wall ms. */
  speed: number;
  /** Wall ms lost to pauses and outages that are over. */
  pausedMs: number;
  /** Wall ms since when it stands still, null while it runs. */
  pausedAt: number | null;
  /** Wall ms of the promised end, `experienceEndTime`. */
  endsAt: number;
}

/** Play ms at a wall time; it stands still while paused. */
export function playAt(clock: Clock, wall: number): number {
  return Math.max(0, ((clock.pausedAt ?? wall) - clock.startedAt - clock.pausedMs) * clock.speed);
}

/** Wall ms at which a play time is reached if no further pause comes. */
export function wallAt(clock: Clock, play: number): number {
  return Math.round(clock.startedAt + clock.pausedMs + play / clock.speed);
}

/** Play ms of the promised end; a pause may have carried it below zero. */
export function playEnd(clock: Clock): number {
  return (clock.endsAt - clock.startedAt - clock.pausedMs) * clock.speed;
}
