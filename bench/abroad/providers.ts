import { setTimeout as pause } from "node:timers/promises";
import { fetchAntiForgery } from "../anti-forgery.ts";
import type { ApiClient } from "../api-client.ts";
import { makeOwner, password } from "./owner.ts";
import { Findings, type Part } from "./part.ts";
import { oddProvider } from "./provider.ts";
import { type ProviderResponse, responses } from "./provider-responses.ts";

const domain = "providers-abroad.example";
const clientId = "lantern";
const ordinarySecret = "a-secret-of-the-company";

interface Settings {
  provider: { last_problem: string | null };
  missing_groups: { email: string; problem: string }[];
}

interface Account {
  id: string;
  email: string;
  user_type_id: number;
}

const ownerRole = 2;

/**
 * Forty responses of a provider to sign-ins at a server in local mode. A person is signed in to their own account with
 * their own role, or the Owner's page says why not.
 *
 * @param url the server's
 */
export async function providers(url: string): Promise<Part> {
  const findings = new Findings();
  const owner = await makeOwner(url, domain);
  const claimed = await owner.ok<{ id: string; record_value: string }>("POST", "/api/company/domains", {
    domain,
    current_password: password,
  });
  const proof = claimed.record_value.split("=")[1];
  await owner.ok("POST", `/api/company/domains/${claimed.id}/prove`, { proof });
  const provider = await oddProvider(clientId);
  /** Accounts by the subject that opened them first. */
  const accounts = new Map<string, string>();
  let secret = "";
  try {
    for (const [index, response] of responses.entries()) {
      findings.cases++;
      const subject = response.subject ?? `person-${index}`;
      const email = response.email ?? `${subject}@${domain}`;
      const wanted = response.secret ?? ordinarySecret;
      provider.meets({ oddities: {}, secret: wanted, subject, email });
      if (wanted !== secret) await save(owner, provider.issuer, wanted);
      secret = wanted;
      provider.meets({ oddities: response.oddities });
      const account = await signIn(url, (nonce) => provider.meets({ nonce }));
      const settings = await owner.ok<Settings>("GET", "/api/company/single-sign-on");
      judge(findings, response, account, settings, email);
      if (!account) continue;
      if (accounts.has(account.id) && accounts.get(account.id) !== subject)
        findings.wrong(`${response.name}: ${subject} is in the account of ${accounts.get(account.id)}`);
      accounts.set(account.id, subject);
    }
  } finally {
    provider.close();
  }
  return findings;
}

const save = (owner: ApiClient, issuer: string, secret: string) =>
  owner.ok("PUT", "/api/company/single-sign-on", {
    issuer,
    client_id: clientId,
    client_secret: secret,
    makes_admins: true,
    group_claim: "groups",
    owner_group: "owners",
    current_password: password,
  });

function judge(
  findings: Findings,
  response: ProviderResponse,
  account: Account | null,
  { provider, missing_groups }: Settings,
  email: string,
): void {
  const { name, problem, isOwner = false } = response;
  if (problem !== null) {
    if (account) findings.wrong(`${name}: signed in as ${account.email}`);
    else if (provider.last_problem !== problem)
      findings.lost(`${name}: the Owner reads ${provider.last_problem} instead of ${problem}`);
    return;
  }
  if (!account) {
    findings.lost(`${name}: refused as ${provider.last_problem}`);
    return;
  }
  // The address counts only the first time.
  if (response.subject === undefined && account.email !== email)
    findings.wrong(`${name}: signed in as ${account.email}`);
  if ((account.user_type_id === ownerRole) !== isOwner)
    findings.wrong(`${name}: the role is ${account.user_type_id}`);
  const note = missing_groups.find((one) => one.email === email)?.problem;
  if (note !== response.groups) findings.lost(`${name}: the Owner reads ${note} about the groups`);
}

/** As a browser does. Null: refused. */
async function signIn(url: string, meets: (nonce: string) => void): Promise<Account | null> {
  const antiForgery = await fetchAntiForgery(url);
  const send = async (path: string, body: unknown, cookie = ""): Promise<Response> => {
    const headers = {
      ...antiForgery,
      cookie: `${antiForgery.cookie}; ${cookie}`,
      "content-type": "application/json",
    };
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (response.status !== 429) return response;
    // All sign-ins come from one network, whose limit is for people.
    await pause(Number(response.headers.get("retry-after") ?? 1) * 1000);
    return send(path, body, cookie);
  };
  const started = await send("/api/auth/sign-on", { email: `anybody@${domain}` });
  if (!started.ok) return null;
  const { url: address } = (await started.json()) as { url: string };
  const request = new URL(address).searchParams;
  meets(request.get("nonce") ?? "");
  const cookie = started.headers.getSetCookie().map((line) => line.split(";")[0]);
  const finished = await send(
    "/api/auth/sign-on/finish",
    {
      state: request.get("state"),
      code: "a-code",
      company_id: request.get("redirect_uri")?.split("/").at(-1),
    },
    cookie.join("; "),
  );
  if (!finished.ok) return null;
  const { token } = (await finished.json()) as { token: string };
  const user = await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
  return (await user.json()) as Account;
}
