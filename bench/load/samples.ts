/** What the people of one segment sent and saw. Times in ms. */
export interface Samples {
  acked: number[];
  /** From sending a line of chat until a team-mate has it, one for each team-mate. */
  seen: number[];
  accepted: number;
  refused: number;
  /** Never answered, or acknowledged and seen by nobody of the team. */
  lost: number;
  /** Frames that came about the game: everything but pongs and welcomes. */
  frames: number;
  bytes: number;
  /** How often each kind of command was sent. */
  kinds: Record<string, number>;
  /** Why commands were refused. */
  codes: Record<string, number>;
}

export function noSamples(): Samples {
  return {
    ...{ acked: [], seen: [], accepted: 0, refused: 0, lost: 0, frames: 0, bytes: 0, kinds: {}, codes: {} },
  };
}

export function sumOf(all: readonly Samples[]): Samples {
  const sum = noSamples();
  for (const one of all) {
    sum.acked = sum.acked.concat(one.acked);
    sum.seen = sum.seen.concat(one.seen);
    for (const count of ["accepted", "refused", "lost", "frames", "bytes"] as const) sum[count] += one[count];
    for (const tally of ["kinds", "codes"] as const)
      for (const [key, count] of Object.entries(one[tally])) tick(sum[tally], key, count);
  }
  return sum;
}

export function tick(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}
