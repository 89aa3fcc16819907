/** Beyond this the film jumps: catching up by pace would take too long. Seconds of the clip at pace 1. */
const JUMP = 0.6;
/** Below this nobody sees or hears a difference. */
const CLOSE_ENOUGH = 0.012;
/** Share of the distance that the pace makes good in a second, and how far the pace may leave its own. */
const PULL = 0.9;
const SLACK = 0.08;
/** What a jump takes: with the place in hand, and when it has to be fetched first. */
const LEAD = 0.12;
const LEAD_UNFETCHED = 0.5;
/** A jump is given time to land before the next one, and more when its place is still being fetched. */
const REST_MS = 1500;
const REST_FETCHING_MS = 4000;

export interface Film {
  /** Seconds into the clip. */
  position: number;
  /** The player is on its way to a place it was sent to. */
  seeking: boolean;
  /** The player has pictures to go on with. */
  ready: boolean;
  /** Since it was last sent somewhere. */
  sinceJumpMs: number;
}

export type Steer = { to: number } | { rate: number };

/**
 * What to do so that a film is where the clock wants it: jump there, or run a little faster or slower.
 * @param target seconds into the clip where it should be
 * @param pace seconds of the clip in a second of the clock
 */
export function steer(film: Film, target: number, pace: number): Steer {
  const ahead = (film.position - target) / pace;
  const rested = film.sinceJumpMs > (film.seeking ? REST_FETCHING_MS : REST_MS);
  if (Math.abs(ahead) > JUMP && rested) {
    return { to: target + (film.ready ? LEAD : LEAD_UNFETCHED) * pace };
  }
  if (Math.abs(ahead) <= CLOSE_ENOUGH) return { rate: pace };
  return { rate: pace * Math.min(1 + SLACK, Math.max(1 - SLACK, 1 - ahead * PULL)) };
}
