/** Every number that both sides of the wire must agree on. Units are in the names. */
export const limits = {
  tokenMinutes: 480,
  /** How long a token that was refreshed away stays good, for calls already under way in other tabs. */
  refreshGraceSeconds: 30,
  /** However often it is refreshed, a sign-in ends after so many days. */
  signInDays: 7,
  passwordMin: 8,
  passwordMax: 256,
  seatsMin: 2,
  seatsMax: 300,
  teamMax: 6,
  welcomeCredits: 6,
  /** Fewer free credits than a full team needs are few, unless the platform has set another number. */
  lowCredits: 6,
  speedMin: 1,
  speedMax: 60,
  nameMax: 80,
  titleMax: 120,
  notesMax: 2000,
  /** A date that somebody chooses lies no further ahead. */
  yearsAheadMax: 5,
  importMaxBytes: 2_000_000,
  importMaxRows: 10_000,
  /** People sent in one piece of an import: each piece is stored whole or not at all. */
  importBatch: 250,
  /** People who can be removed by one call. */
  removeMax: 500,
  pageSize: 50,
  pageSizeMax: 200,
  /** The lobby's door opens this long before the start. */
  joinOpensMinutes: 15,
  /** After the end a join link still opens the scorecard for this long. */
  scorecardLinkDays: 30,
  /** Reminders go out so many hours before the start. */
  reminderHours: [24, 1],
  /** After so many days a team is asked what became of what it agreed on. */
  commitmentFollowUpDays: 14,
  logoMaxBytes: 512 * 1024,
  retentionDaysMin: 1,
  retentionDaysMax: 365,
  verificationHours: 48,
  resetMinutes: 60,
  invitationDays: 14,
  socialLinkMinutes: 60,
} as const;
