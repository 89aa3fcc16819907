/** What a part of `npm run verify:abroad` found. */
export interface Part {
  cases: number;
  /** Something that was sent is missing afterwards, and nobody was told. */
  silentLosses: number;
  /** Somebody got what belongs to somebody else, or one person became two. */
  wrongPeople: number;
  /** One line for each loss and wrong person. */
  notes: string[];
}

/** Counts the cases of a part. */
export class Findings implements Part {
  cases = 0;
  silentLosses = 0;
  wrongPeople = 0;
  readonly notes: string[] = [];

  lost(note: string): void {
    this.silentLosses++;
    this.notes.push(`lost: ${note}`);
  }

  wrong(note: string): void {
    this.wrongPeople++;
    this.notes.push(`wrong person: ${note}`);
  }
}
