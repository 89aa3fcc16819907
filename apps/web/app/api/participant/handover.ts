/** What a participant's page leaves for the next page of this tab, which takes it once. */

import type { ResponseOf } from "@lantern/contract/endpoint";
import type { getDataPackage } from "@lantern/contract/endpoints/participant";
import { passToNextPage, takeFromPreviousPage } from "../../ui/next-page.ts";
import { ApiError } from "../error.ts";

type DataPackage = ResponseOf<typeof getDataPackage>;

export interface Profile {
  user: DataPackage["user"];
  dataPackage: DataPackage;
}

/** The next page starts to load within this many ms after the profile was left. A page opened later asks the server. */
const AT_ONCE_MS = 50;
const profileKey = "participant-profile";
const returnKey = "join-return";
const clickKey = "join-click";
/** A click on the join page counts for the next page if that loads within this time. */
const CLICK_MS = 15_000;

/** Leaves the profile for the session's page, which then need not ask the server again. */
export function handOverProfile({ user, dataPackage }: Profile): void {
  passToNextPage(profileKey, { user, dataPackage, at: Date.now() });
}

let received: Profile | null = null;

/** The profile that the page before has left. It stays known until `takeProfile`. */
export function handedProfile(): Profile | null {
  const left = takeFromPreviousPage<Profile & { at: number }>(profileKey);
  if (left && Math.abs(performance.timeOrigin - left.at) < AT_ONCE_MS)
    received = { user: left.user, dataPackage: left.dataPackage };
  return received;
}

export function takeProfile(sessionId: string): Profile | null {
  const profile = handedProfile();
  received = null;
  return profile?.dataPackage.session.id === sessionId ? profile : null;
}

/** Leaves that the person has just clicked, so that the next page may sound. */
export function handOverClick(): void {
  passToNextPage(clickKey, { at: Date.now() });
}

/** Whether the page before was left by a click. */
export function takeClick(): boolean {
  const left = takeFromPreviousPage<{ at: number }>(clickKey);
  return left !== null && Math.abs(Date.now() - left.at) < CLICK_MS;
}

/** Why somebody comes back to the join page. */
interface Return {
  problem: Error | null;
  /** They have left the session. */
  left: boolean;
}

export function handOverReturn({ problem, left }: { problem: unknown; left: boolean }): void {
  const { status, code } = problem instanceof ApiError ? problem : {};
  const message = problem instanceof Error ? problem.message : undefined;
  passToNextPage(returnKey, { left, status, code, message });
}

/** What the session's page has left for the join page. */
export function takeReturn(): Return {
  const { left, status, code, message } = takeFromPreviousPage<StoredReturn>(returnKey) ?? { left: false };
  if (message === undefined) return { problem: null, left };
  return { problem: code ? new ApiError(status ?? 0, code, message) : new Error(message), left };
}

interface StoredReturn {
  left: boolean;
  status?: number;
  code?: string;
  message?: string;
}
