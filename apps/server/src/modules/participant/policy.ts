import { limits } from "@lantern/contract/limits";
import { AppError } from "../../core/app-error.ts";
import type { Seat } from "./repository.ts";

type SessionState = Pick<Seat["session"], "status" | "completedAt">;

/** With an email address people can join until the end; after it only a join link works. */
export function requireJoinable({ status }: SessionState): void {
  if (status === "completed") throw new AppError("SESSION_006");
  if (status === "cancelled") throw new AppError("SESSION_CANCELLED");
  if (status === "draft") throw new AppError("SESSION_001");
}

/** A join link also opens the scorecard, for some weeks after the end. */
export function requireValidLink(session: SessionState, now: Date): void {
  if (session.status !== "completed") {
    requireJoinable(session);
    return;
  }
  const until = (session.completedAt?.getTime() ?? 0) + limits.scorecardLinkDays * 86_400_000;
  if (now.getTime() > until) throw new AppError("SESSION_006");
}

/** RSVPs and system checks are accepted until the end. */
export function requireBeforeEnd({ status }: SessionState): void {
  if (status === "completed") throw new AppError("SESSION_006");
  if (status === "cancelled") throw new AppError("SESSION_CANCELLED");
}
