/** Commands and frames of one segment. Times in ms. */
export interface Samples {
  acked: number[];
  /** From sending a chat message until a teammate receives it, one value for each teammate. */
  delivered: number[];
  accepted: number;
  refused: number;
  /** Commands without a response, or acknowledged but received by no teammate. */
  lost: number;
  /** Received frames except pongs and welcomes. */
  frames: number;
  bytes: number;
  /** Number of commands of each kind. */
  kinds: Record<string, number>;
  /** Number of rejections by code. */
  codes: Record<string, number>;
}

export function noSamples(): Samples {
  return {
    acked: [],
    delivered: [],
    accepted: 0,
    refused: 0,
    lost: 0,
    frames: 0,
    bytes: 0,
    kinds: {},
    codes: {},
  };
}

export function sumOf(all: readonly Samples[]): Samples {
  const sum = noSamples();
  for (const one of all) {
    sum.acked = sum.acked.concat(one.acked);
    sum.delivered = sum.delivered.concat(one.delivered);
    for (const count of ["accepted", "refused", "lost", "frames", "bytes"] as const) sum[count] += one[count];
    for (const counter of ["kinds", "codes"] as const)
      for (const [key, count] of Object.entries(one[counter])) tick(sum[counter], key, count);
  }
  return sum;
}

export function tick(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}
