import { apiUrl } from "./base.ts";
import { limitedFetch } from "./limited-fetch.ts";
import { storeXsrfToken, xsrfToken } from "./xsrf-token.ts";

const maxAge = 120_000;
const retryAfter = 1_000;

let fetchedAt = Number.NEGATIVE_INFINITY;
let pendingFetch: Promise<void> | null = null;

/** Fetches the CSRF cookie when it is missing, older than two minutes, or rejected by the server (`force`). */
export async function ensureCsrf(force = false): Promise<void> {
  const fresh = Date.now() - fetchedAt < maxAge && xsrfToken() !== null;
  if (fresh && !force) return;
  pendingFetch ??= fetchCookie().finally(() => {
    pendingFetch = null;
  });
  await pendingFetch;
}

async function fetchCookie(): Promise<void> {
  let response = await get().catch(() => null);
  if (!response?.ok) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    response = await get();
  }
  storeXsrfToken(response);
  fetchedAt = Date.now();
}

function get(): Promise<Response> {
  return limitedFetch(apiUrl("/sanctum/csrf-cookie"), {}, async (response) => response);
}
