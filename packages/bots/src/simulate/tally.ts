/** What is counted over all sessions of a run. */
export class Tally {
  /** Ids of the sessions played to their end. */
  readonly played: string[] = [];
  commands = 0;
  refused = 0;
  reconnects = 0;
  acknowledged = 0;
  lost = 0;
  notEnded = 0;
  readonly answered: number[] = [];
  readonly seen: number[] = [];
  readonly endings: Record<string, number> = {};
  /** After each break of a line: how long somebody was away, and how long the return took once a line was open, ms. */
  readonly away: number[] = [];
  readonly returned: number[] = [];
  readonly scores: number[] = [];
  readonly faults: string[] = [];
}

/** The value that this part (0-1) of the numbers does not exceed; null without numbers. */
export function percentile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
  return found === undefined ? null : Math.round(found * 10) / 10;
}
