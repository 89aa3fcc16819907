/** Whose token a call carries. */
export type Caller = "dashboard" | "participant";

export interface Bearer {
  /** The token, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** The server said that this token is no longer good. */
  refused: () => void;
}

const bearers: Partial<Record<Caller, Bearer>> = {};

/** Tells the client where a caller's token is. Each kind of sign-in registers itself once. */
export function registerBearer(caller: Caller, bearer: Bearer): void {
  bearers[caller] = bearer;
}

export async function bearerFor(caller: Caller): Promise<string | null> {
  return (await bearers[caller]?.token()) ?? null;
}

export function refusedBearer(caller: Caller): void {
  bearers[caller]?.refused();
}
