/** Beyond this the film jumps, because a change of pace would take too long. Seconds of the clip at pace 1. */
const JUMP = 0.6;
/** Below this nobody sees or hears a difference, seconds. */
const CLOSE_ENOUGH = 0.012;
/** Share of the distance that is corrected in a second, and the largest change of pace. */
const PULL = 0.9;
const SLACK = 0.08;
/** Seconds that a jump takes: within loaded data, and when data has to be fetched first. */
const LEAD = 0.12;
const LEAD_UNFETCHED = 0.5;
/** Time between two jumps, and while data is still being fetched. */
const REST_MS = 1500;
const REST_FETCHING_MS = 4000;

export interface Film {
  /** Seconds into the clip. */
  position: number;
  /** The player is jumping. */
  seeking: boolean;
  /** The player has data to continue. */
  ready: boolean;
  /** Since the last jump. */
  sinceJumpMs: number;
}

type Steer = { to: number } | { rate: number };

/**
 * Decides whether the film jumps or runs a little faster or slower.
 * @param target seconds into the clip where it should be
 * @param pace seconds of the clip per second of the clock
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
