import { passToNextPage, takeFromPreviousPage } from "../ui/next-page.ts";

const key = "typed-address";

/** Leaves the address that somebody signed up with for the page that says where the email went. */
export const rememberAddress = (email: string): void => passToNextPage(key, email);

/** The address, also after a reload; a later visit knows nothing of it. */
export function typedAddress(): string {
  const stored = takeFromPreviousPage<string>(key);
  if (stored !== null) history.replaceState({ email: stored }, "");
  const { email } = (history.state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
}
