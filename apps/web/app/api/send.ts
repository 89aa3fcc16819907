import { ensureCsrf } from "./csrf.ts";
import { limitedFetch, type RequestOptions } from "./limited-fetch.ts";

/** HTTP status for a stale CSRF token. */
const stale = 419;

/**
 * Sends a request; every request of the pages goes through here. A request that changes something first gets the CSRF
 * cookie, and is sent once more with a fresh cookie when the server rejects it as stale.
 *
 * @param read as in `limitedFetch` @throws NoResponse when there is no response in time
 */
export async function send<T>(
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  if ((options.method ?? "GET") === "GET") return limitedFetch(url, options, read);
  await ensureCsrf();
  const first = await limitedFetch(url, options, async (response) =>
    response.status === stale ? null : { result: await read(response) },
  );
  if (first) return first.result;
  await ensureCsrf(true);
  return limitedFetch(url, options, read);
}
