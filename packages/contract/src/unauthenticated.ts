/** Whoever has this is signed out, whatever code the response has. */
export const unauthenticated = { status: 401, message: "Unauthenticated" } as const;
