/** The session's clock: it maps wall time (epoch ms) to play time (ms since the start, without pauses). */

export interface Clock {
  /** Wall ms of the actual start. */
  startedAt: number;
  /** Play ms that pass in one wall ms. */
  speed: number;
  /** Wall ms of all completed pauses and outages. */
  pausedMs: number;
  /** Wall ms of the start of the pause, null while the session runs. */
  pausedAt: number | null;
  /** Wall ms of the planned end, `experienceEndTime`. */
  endsAt: number;
}

/** Play ms at a wall time. Play time stops in a pause. */
export function playAt(clock: Clock, wall: number): number {
  return Math.max(0, ((clock.pausedAt ?? wall) - clock.startedAt - clock.pausedMs) * clock.speed);
}

/** Wall ms at which a play time is reached, without further pauses. */
export function wallAt(clock: Clock, play: number): number {
  return Math.round(clock.startedAt + clock.pausedMs + play / clock.speed);
}

/** Play ms of the planned end. A long pause can make it negative. */
export function playEnd(clock: Clock): number {
  return (clock.endsAt - clock.startedAt - clock.pausedMs) * clock.speed;
}
