/** Which kind of user's token a request carries. */
export type TokenKind = "dashboard" | "participant";

interface TokenSource {
  /** The token, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** Called when the server no longer accepts the token. */
  refused: () => void;
}

/** Requests to these paths never carry a token, even when somebody is signed in. All others do. */
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

/** Requests to these paths carry the participant's token. */
const participantPaths = /^\/api\/(?:exp|consumer\/getdatapackage|session\/scorecard)(?:\/|$)/;

const tokenSources: Partial<Record<TokenKind, TokenSource>> = {};

/** Registers where the token of one kind is read. Each kind of sign-in does this once. */
export function registerTokenSource(kind: TokenKind, source: TokenSource): void {
  tokenSources[kind] = source;
}

/** The kind of token that requests to this path carry, or null for none. `as` decides for paths that accept both. */
export function tokenKindOf(path: string, as?: TokenKind): TokenKind | null {
  if (pathsWithoutToken.has(path)) return null;
  return as ?? (participantPaths.test(path) ? "participant" : "dashboard");
}

export async function authTokenFor(kind: TokenKind): Promise<string | null> {
  return (await tokenSources[kind]?.token()) ?? null;
}

/** For public requests: a token that cannot be read counts as no token. */
export function readableTokenFor(kind: TokenKind): Promise<string | null> {
  return authTokenFor(kind).catch(() => null);
}

export function reportRefusedToken(kind: TokenKind): void {
  tokenSources[kind]?.refused();
}
