const key = "typed-address";

/** Leaves the address that somebody signed up with for the page that says where the email went. */
export function rememberAddress(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // Without storage that page names no address.
  }
}

/** The address, also after a reload; a later visit knows nothing of it. */
export function typedAddress(): string {
  const stored = sessionStorage.getItem(key);
  if (stored !== null) {
    sessionStorage.removeItem(key);
    history.replaceState({ email: stored }, "");
  }
  const { email } = (history.state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
}
