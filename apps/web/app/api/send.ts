import { ensureCsrf } from "./csrf.ts";
import { type RequestOptions, request } from "./request.ts";

/** The status of a stale anti-forgery token. */
const stale = 419;

/**
 * Every call, download, stream and form of the pages goes to the server through here. What changes something is
 * preceded by the anti-forgery cookie, and sent once more with a fresh one when the server no longer takes it.
 *
 * @param read as in `request`
 * @throws NoAnswer when none came in time
 */
export async function send<T>(
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  if ((options.method ?? "GET") === "GET") return request(url, options, read);
  await ensureCsrf();
  const first = await request(url, options, async (response) =>
    response.status === stale ? null : { result: await read(response) },
  );
  if (first) return first.result;
  await ensureCsrf(true);
  return request(url, options, read);
}
