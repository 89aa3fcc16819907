/** Whose token a call carries. */
export type TokenKind = "dashboard" | "participant";

export interface TokenSource {
  /** The token, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** The server said that this token is no longer good. */
  refused: () => void;
}

/** The paths whose calls carry no bearer, even while somebody is signed in. All other calls carry one. */
const pathsWithoutToken: ReadonlySet<string> = new Set([
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

const tokenSources: Partial<Record<TokenKind, TokenSource>> = {};

/** Tells the client where a caller's token is. Each kind of sign-in registers itself once. */
export function registerTokenSource(kind: TokenKind, source: TokenSource): void {
  tokenSources[kind] = source;
}

/** Whose token a call of this path carries; null: nobody's. `as` chooses where a path takes either. */
export function tokenKindOf(path: string, as?: TokenKind): TokenKind | null {
  if (pathsWithoutToken.has(path)) return null;
  return as ?? (participantPaths.test(path) ? "participant" : "dashboard");
}

export async function authTokenFor(kind: TokenKind): Promise<string | null> {
  return (await tokenSources[kind]?.token()) ?? null;
}

/** For a call that is open to everybody: a token that cannot be read is none. */
export function readableTokenFor(kind: TokenKind): Promise<string | null> {
  return authTokenFor(kind).catch(() => null);
}

export function reportRefusedToken(kind: TokenKind): void {
  tokenSources[kind]?.refused();
}
