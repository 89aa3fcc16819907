/** Whose token a call carries. */
export type Caller = "dashboard" | "participant";

export interface Bearer {
  /** The token, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** The server said that this token is no longer good. */
  refused: () => void;
}

/** The paths whose calls carry no bearer, even while somebody is signed in. All other calls carry one. */
const withoutBearer: ReadonlySet<string> = new Set([
  "/sanctum/csrf-cookie",
  "/api/geo/countries",
  "/api/geo/timezones",
  "/api/auth/login",
  "/api/auth/register",
  "/api/auth/forgot-password",
  "/api/auth/reset-password",
  "/api/auth/google/verify",
  "/api/auth/facebook/verify",
  "/api/auth/microsoft/verify",
  "/api/auth/linkedin/verify",
  "/api/contact",
  "/api/email/verify",
  "/api/email/verify/resend",
  "/api/checkout/success",
]);

/** The paths whose calls carry the participant's token. */
const participantPaths = /^\/api\/(?:exp|consumer\/getdatapackage|session\/scorecard)(?:\/|$)/;

const bearers: Partial<Record<Caller, Bearer>> = {};

/** Tells the client where a caller's token is. Each kind of sign-in registers itself once. */
export function registerBearer(caller: Caller, bearer: Bearer): void {
  bearers[caller] = bearer;
}

/** Whose token a call of this path carries; null: nobody's. `as` chooses where a path takes either. */
export function callerOf(path: string, as?: Caller): Caller | null {
  if (withoutBearer.has(path)) return null;
  return as ?? (participantPaths.test(path) ? "participant" : "dashboard");
}

export async function bearerFor(caller: Caller): Promise<string | null> {
  return (await bearers[caller]?.token()) ?? null;
}

/** For a call that is open to everybody: a token that cannot be read is none. */
export function readableBearerFor(caller: Caller): Promise<string | null> {
  return bearerFor(caller).catch(() => null);
}

export function refusedBearer(caller: Caller): void {
  bearers[caller]?.refused();
}
