import { isCompanyAdmin, Role, type RoleId } from "@lantern/contract/roles";
import { AppError } from "./app-error.ts";
import type { Actor, EnteredBy } from "./ports/identity.ts";

/**
 * Gates resolve who asks, once, at the edge. What they return is a proof: the functions inside take it and
 * never look at the request, so nothing can be reached without having passed a gate.
 */
export type Gate<P> = (actor: Actor | null) => P;

/** Someone signed in on the admin side, of whatever role. */
export interface Member {
  userId: string;
  userTypeId: RoleId;
  companyId: string | null;
  tokenId: string;
  /** The same for a token and all that it is refreshed to. */
  signInId: string;
}

/** An administrator of this company: every query of company data carries it. */
export interface CompanyScope extends Member {
  companyId: string;
}

/** A participant with a seat in this session. */
export interface ParticipantSeat {
  consumerId: string;
  sessionId: string;
  companyId: string;
  signInId: string;
  enteredBy: EnteredBy;
}

export const open: Gate<null> = () => null;

export const member: Gate<Member> = (actor) => {
  if (actor?.kind !== "admin") throw new AppError("UNAUTHENTICATED");
  return actor;
};

export const company: Gate<CompanyScope> = (actor) => {
  const who = member(actor);
  if (!isCompanyAdmin(who.userTypeId)) throw new AppError("USER_009");
  if (!who.companyId) throw new AppError("USER_010");
  return { ...who, companyId: who.companyId };
};

export const owner: Gate<CompanyScope> = (actor) => {
  const scope = company(actor);
  if (scope.userTypeId !== Role.CONSUMER_ADMIN) throw new AppError("USER_009");
  return scope;
};

/** Somebody of the platform: every company, through the console. */
export const admin: Gate<Member> = (actor) => {
  const who = member(actor);
  if (who.userTypeId !== Role.ADMIN) throw new AppError("USER_009");
  return who;
};

export const seat: Gate<ParticipantSeat> = (actor) => {
  if (actor?.kind !== "participant") throw new AppError("UNAUTHENTICATED");
  return actor;
};

/** The same, for what is the person's own: whoever only knows their address gets no further than the seat. */
export const verifiedSeat: Gate<ParticipantSeat> = (actor) => {
  const who = seat(actor);
  if (who.enteredBy === "email") throw new AppError("PROOF_NEEDED");
  return who;
};

/** Anyone with a token; the function inside tells the kinds apart. */
export const anyone: Gate<Actor> = (actor) => {
  if (!actor) throw new AppError("UNAUTHENTICATED");
  return actor;
};
