import { isCompanyAdmin, Role } from "@lantern/contract/roles";
import type { HiddenPeriod } from "./addresses/hidden.ts";
import { AppError } from "./app-error.ts";
import type { Actor, EnteredBy } from "./ports/identity.ts";

/**
 * A gate checks the actor of a request once and returns a proof of permission. Functions inside take the proof and never
 * read the request, so they cannot be called without passing a gate.
 */
export type Gate<P> = (actor: Actor | null) => P;

/** A signed-in user: an administrator of a company, or ADMIN. */
export type Member = Omit<Extract<Actor, { kind: "admin" }>, "kind">;

/** An administrator of this company. Every query of company data takes it. */
export interface CompanyScope extends Member {
  companyId: string;
}

/** An attendee of this session. */
export interface ParticipantSeat {
  consumerId: string;
  sessionId: string;
  companyId: string;
  signInId: string;
  enteredBy: EnteredBy;
  /** What is from these times is not shown to them. */
  hidden: HiddenPeriod[];
}

export const open: Gate<null> = () => null;

export const member: Gate<Member> = (actor) => {
  if (actor?.kind !== "admin") throw new AppError("UNAUTHENTICATED");
  return actor;
};

/** A signed-in user with the second factor that their company may require. */
export const protectedMember: Gate<Member> = (actor) => {
  const who = member(actor);
  if (who.needsSecondFactor) throw new AppError("SECOND_FACTOR_NEEDED");
  return who;
};

/** An administrator of a company who is allowed this. */
const ofCompany =
  (allowed: (who: Member) => boolean): Gate<CompanyScope> =>
  (actor) => {
    const who = protectedMember(actor);
    if (!isCompanyAdmin(who.userTypeId) || !allowed(who)) throw new AppError("USER_009");
    if (!who.companyId) throw new AppError("USER_010");
    return { ...who, companyId: who.companyId };
  };

export const company = ofCompany(({ billingOnly }) => !billingOnly);

/** Who buys for a company. */
export const buyer = ofCompany(({ mayBuy }) => mayBuy);

/** Who sees how a company's credits are used. */
export const creditReader = ofCompany(() => true);

export const owner: Gate<CompanyScope> = (actor) => {
  const scope = company(actor);
  if (scope.userTypeId !== Role.CONSUMER_ADMIN) throw new AppError("USER_009");
  return scope;
};

/** The same, if they have confirmed their email address. What gives access to an account or a company needs it. */
const withConfirmedAddress =
  <P extends Member>(gate: Gate<P>): Gate<P> =>
  (actor) => {
    const who = gate(actor);
    if (who.unverified) throw new AppError("EMAIL_UNVERIFIED");
    return who;
  };

export const verifiedMember = withConfirmedAddress(member);

export const verifiedOwner = withConfirmedAddress(owner);

/** ADMIN, who sees every company through the console. */
export const admin: Gate<Member> = (actor) => {
  const who = member(actor);
  if (who.userTypeId !== Role.ADMIN) throw new AppError("USER_009");
  return who;
};

export const seat: Gate<ParticipantSeat> = (actor) => {
  if (actor?.kind !== "participant") throw new AppError("UNAUTHENTICATED");
  return actor;
};

/**
 * Whether an attendee proved the address by a link or code that only they got by email: an address alone proves nothing,
 * and a link that an administrator copied is in the administrator's hands too.
 */
export const hasProvedAddress = ({ enteredBy }: Pick<ParticipantSeat, "enteredBy">): boolean =>
  enteredBy !== "email" && enteredBy !== "copied";

/** An attendee who proved the address. Personal data needs this. */
export const verifiedSeat: Gate<ParticipantSeat> = (actor) => {
  const who = seat(actor);
  if (!hasProvedAddress(who)) throw new AppError("PROOF_NEEDED");
  return who;
};

/** Any actor; the function inside checks the kind. */
export const anyone: Gate<Actor> = (actor) => {
  if (!actor) throw new AppError("UNAUTHENTICATED");
  return actor;
};

/** Who passes each gate, for the description of the API and `docs/rights.md`. */
export const passes = {
  open: "everybody",
  anyone: "everybody who is signed in",
  seat: "attendees",
  verifiedSeat: "attendees with link or code",
  member: "administrators, those limited to billing, and ADMIN",
  protectedMember: "administrators, those limited to billing, and ADMIN, with the second step",
  verifiedMember: "administrators, those limited to billing, and ADMIN, with a confirmed address",
  company: "administrators",
  owner: "Owners",
  verifiedOwner: "Owners with a confirmed address",
  buyer: "Owners, and Sub-Administrators who may buy",
  creditReader: "administrators, and those limited to billing",
  admin: "ADMIN",
} as const;

export type GateName = keyof typeof passes;

const gates: Record<GateName, Gate<unknown>> = {
  open,
  anyone,
  seat,
  verifiedSeat,
  member,
  protectedMember,
  verifiedMember,
  company,
  owner,
  verifiedOwner,
  buyer,
  creditReader,
  admin,
};

/** @throws Error for a gate that is not one of these: whoever adds one says here who passes it */
export function nameOf(gate: Gate<never>): GateName {
  const [name] = Object.entries(gates).find(([, each]) => (each as unknown) === gate) ?? [];
  if (!name) throw new Error("a route has a gate that is not described");
  return name as GateName;
}
