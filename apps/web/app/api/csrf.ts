const maxAge = 120_000;
const retryAfter = 1_000;

let fetchedAt = Number.NEGATIVE_INFINITY;
let underWay: Promise<void> | null = null;

/** The anti-forgery token that the server put into the XSRF-TOKEN cookie. */
export function csrfToken(cookies: string = document.cookie): string | null {
  const found = cookies.split("; ").find((cookie) => cookie.startsWith("XSRF-TOKEN="));
  return found ? decodeURIComponent(found.slice("XSRF-TOKEN=".length)) : null;
}

/** Fetches the cookie when it is missing, older than two minutes, or known to be wrong (`force`). */
export async function ensureCsrf(force = false): Promise<void> {
  const fresh = Date.now() - fetchedAt < maxAge && csrfToken() !== null;
  if (fresh && !force) return;
  underWay ??= fetchCookie().finally(() => {
    underWay = null;
  });
  await underWay;
}

async function fetchCookie(): Promise<void> {
  const get = () => fetch("/sanctum/csrf-cookie", { credentials: "include" });
  const answer = await get().catch(() => null);
  if (!answer?.ok) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    await get();
  }
  fetchedAt = Date.now();
}
