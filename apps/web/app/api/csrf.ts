import { apiBase, apiUrl } from "./base.ts";
import { deadline, deadlines } from "./deadline.ts";

const maxAge = 120_000;
const retryAfter = 1_000;

let fetchedAt = Number.NEGATIVE_INFINITY;
let underWay: Promise<void> | null = null;
/** From an interface of another origin, whose cookie no script of ours can read: the same value, from a header. */
let told: string | null = null;

/** The anti-forgery token that the server put into the XSRF-TOKEN cookie. */
export function csrfToken(cookies: string = document.cookie): string | null {
  if (apiBase()) return told;
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
  let answer = await get().catch(() => null);
  if (!answer?.ok) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    answer = await get();
  }
  told = answer.headers.get("x-xsrf-token");
  fetchedAt = Date.now();
}

async function get(): Promise<Response> {
  const clock = deadline(deadlines.usual);
  const headers = { accept: "application/json" };
  return fetch(apiUrl("/sanctum/csrf-cookie"), {
    credentials: "include",
    headers,
    signal: clock.signal,
  }).finally(clock.clear);
}
