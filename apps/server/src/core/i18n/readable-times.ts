/** A session's times as a reader in one time zone says them. */
export interface LocalTimes {
  /** "Thursday 12 November", "Thursday, November 12" */
  day: string;
  /** "15:00", "3:00 PM", and "02:30 (UTC+2)" where the clocks show a time twice. */
  start: string;
  end: string;
  /** When the lobby opens. */
  lobby: string;
  /** The start in UTC: "14:00". */
  utc: string;
  /** "Copenhagen", "Kopenhagen" */
  city: string;
}
