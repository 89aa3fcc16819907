/** Sessions and their attendees, from the draft to the end. Other modules import only this file. */
export {
  enqueueAttendeeEmails,
  enqueueCalendarEmails,
  inLanguageOf,
  sharedEmailData,
} from "./attendee-emails.ts";
export { checkState, isInvited } from "./attendee-state.ts";
export { calendarOf } from "./calendar.ts";
export { changeSession, changeWithin, updateLiveSession } from "./change.ts";
export { countAttendees, countsBySession, noAttendees } from "./counts.ts";
export { captureSeat } from "./credits.ts";
export { findDateQuestion, saveDateResponse } from "./date-poll/repository.ts";
export { followUpAt, planCommitments } from "./follow-ups.ts";
export { invite as inviteAttendees } from "./invite.ts";
export { joinLinks, openLinks } from "./join-links.ts";
export { mediaOf } from "./media.ts";
export { numberedTitle } from "./numbered-title.ts";
export { requireInvitable, requireOpen, requireSession } from "./policy.ts";
export { type ReportedSession, reportedSession } from "./reported-session.ts";
export { findReportedSession, outcomesBySession, reportExpiry } from "./reports.ts";
export {
  type AttendeeRow,
  findAnySession,
  findSeat as findSessionSeat,
  findSession,
  insertSession,
  listAttendees,
  listOwnSessions,
  lockSession,
  type SessionRow,
  seatOf,
} from "./repository.ts";
export { deleteCannotCome, respond as saveRsvp, undoDecline } from "./respond.ts";
export { presentSeat } from "./seat-presenter.ts";
export { commitmentsOf, outcomesOfTeam, pairsMet } from "./series-progress-policy.ts";
export { findSeries, listSeriesSessions, lockSeriesSessions, peopleOfSeries } from "./series-repository.ts";
export { create as createSession, read as readSession } from "./service.ts";
export { setAttendees } from "./set-attendees.ts";
export { confirm as confirmSession } from "./status.ts";
export { takeSeat, takeSeats } from "./take-seat.ts";
