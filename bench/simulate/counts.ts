/** Counts over all sessions of a run. */
export class Counts {
  /** Ids of the sessions played to their end. */
  readonly played: string[] = [];
  commands = 0;
  refused = 0;
  reconnects = 0;
  acknowledged = 0;
  lost = 0;
  notEnded = 0;
  readonly acknowledgedMs: number[] = [];
  readonly deliveredMs: number[] = [];
  readonly endings: Record<string, number> = {};
  /** For each lost connection, ms: until the view was back, and from the open socket until the view was back. */
  readonly away: number[] = [];
  readonly returned: number[] = [];
  readonly scores: number[] = [];
  readonly faults: string[] = [];
}
