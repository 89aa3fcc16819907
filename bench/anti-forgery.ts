/** What a browser sends with every request that changes something, after it fetched its anti-forgery token. */
export interface AntiForgery {
  /** The value of the Cookie header. */
  cookie: string;
  "x-xsrf-token": string;
}

/** @param url the server's */
export async function fetchAntiForgery(url: string): Promise<AntiForgery> {
  const response = await fetch(`${url}/sanctum/csrf-cookie`);
  const pairs = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const token = pairs.find((pair) => pair.includes("XSRF-TOKEN="));
  return { cookie: pairs.join("; "), "x-xsrf-token": token?.slice(token.indexOf("=") + 1) ?? "" };
}
