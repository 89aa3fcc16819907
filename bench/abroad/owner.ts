import { setTimeout as pause } from "node:timers/promises";
import { ApiClient } from "../api-client.ts";

export const password = "a lantern in the fog";
const emailWithinMs = 15_000;

/** The Owner of a new company on a server in local mode, with a confirmed address. */
export async function makeOwner(url: string, domain: string): Promise<ApiClient> {
  const owner = new ApiClient(url);
  const email = `maren@${domain}`;
  const { token } = await owner.ok<{ token: string }>("POST", "/api/auth/register", {
    email,
    password,
    password_confirmation: password,
    terms: true,
    first_name: "Maren",
    last_name: "Solberg",
    company_name: domain,
  });
  const secret = await emailedSecret(url, email);
  await owner.ok("POST", "/api/email/verify", { token: secret });
  owner.token = token;
  return owner;
}

async function emailedSecret(url: string, to: string): Promise<string> {
  for (const until = Date.now() + emailWithinMs; Date.now() < until; await pause(100)) {
    const response = await fetch(`${url}/dev/mail?to=${encodeURIComponent(to)}`, {
      headers: { accept: "application/json" },
    });
    const { items } = (await response.json()) as { items: { links: string[] }[] };
    const link = items.flatMap(({ links }) => links).find((one) => one.includes("/verify/"));
    if (link) return link.split("/").at(-1) ?? "";
  }
  throw new Error(`no email came to ${to}`);
}
