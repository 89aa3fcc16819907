import type { ConsumerAttendance } from "@lantern/contract/http";
import type { sessionConsumers, sessions } from "../../db/schema/index.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

type SeatRow = { seat: typeof sessionConsumers.$inferSelect; session: typeof sessions.$inferSelect };

export function presentSeat({ seat, session }: SeatRow): ConsumerAttendance {
  const { id, title, timezone, status } = session;
  return {
    session: { id, title, starts_at: iso(session.startsAt), timezone, status },
    invited_at: iso(seat.invitedAt),
    rsvp: seat.rsvp,
    rsvp_at: iso(seat.rsvpAt),
    joined_at: iso(seat.joinedAt),
    attended_at: iso(seat.attendedAt),
  };
}
