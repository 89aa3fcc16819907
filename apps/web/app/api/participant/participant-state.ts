import type { Access } from "./access.ts";

/** The participant's state, which scripts of the page read as `lantern.participant.state`. */
export interface ParticipantState {
  user: Access["user"];
  token: string;
  dataPackage: Access["dataPackage"];
  isLoggedIn: boolean;
  /** Seconds into the film. */
  playerCurrentTime: number;
  /** Number of scenes that the team has entered. */
  experiencePathOrder: number;
  /** Seconds to the end. */
  experienceTimeLeft: number;
  /** Epoch milliseconds; null before the start. */
  experienceEndTime: number | null;
  currentUrlHls: string;
  getScorecard: boolean;
  isEnded: boolean;
  leaveMeeting: boolean;
  joinBreakoutRoom: boolean;
  shouldMuteVideo: boolean;
  customDailyRoomUrl: string;
  credentials: { email: string; sessionId: string } | null;
}

/** What the state tells of the session while nothing is played. */
export const idle = {
  playerCurrentTime: 0,
  experiencePathOrder: 0,
  experienceTimeLeft: 0,
  experienceEndTime: null,
  currentUrlHls: "",
  getScorecard: false,
  isEnded: false,
  joinBreakoutRoom: false,
  shouldMuteVideo: false,
  customDailyRoomUrl: "",
} satisfies Partial<ParticipantState>;
