import { setTimeout as pause } from "node:timers/promises";
import * as contract from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import type { RequestSender } from "./request-sender.ts";

/** One company with its data, and a token for each of its roles. */
export interface Company {
  id: string;
  owner: string;
  subAdministrator: string;
  participant: string;
  /** Ids by the path that precedes them. */
  ids: Record<string, string>;
  sessionId: string;
  consumerId: string;
  /** Part of every text of the company, and of nothing that an attacker sends. */
  marker: string;
}

interface Email {
  to: string;
  links: string[];
}
const MAIL_WITHIN_MS = 15_000;
const password = "a lantern in the fog";

/** Creates a company through the API. */
export async function makeCompany(sender: RequestSender, marker: string): Promise<Company> {
  const email = `maren@${marker}.example`;
  const name = { first_name: `Maren ${marker}`, last_name: "Solberg" };
  const passwords = { password, password_confirmation: password, terms: true };
  const registration = { ...name, ...passwords, email, company_name: `Company ${marker}` };
  const registered = await sender.ok<{ token: string }>(contract.register, { body: registration });
  const secret = (await linkTo(sender, email, "/verify/")).split("/").at(-1);
  await sender.ok(contract.verifyEmail, { body: { token: secret } });
  const owner = registered.token;
  const as = { token: owner };

  const colleague = `benedikt@${marker}.example`;
  const invited = { email: colleague, user_type_id: Role.CONSUMER_ADMIN_SUB };
  await sender.ok(contract.inviteAdmin, { ...as, body: invited });
  const token = (await linkTo(sender, colleague, "/invite-admin/")).split("/").at(-1) ?? "";
  const accepted = await sender.ok<{ token: string }>(contract.acceptInvitation, {
    params: { token },
    body: { ...name, ...passwords },
  });
  const open = { email: `open@${marker}.example`, user_type_id: Role.CONSUMER_ADMIN_SUB };
  const invitation = await sender.ok<{ id: string }>(contract.inviteAdmin, { ...as, body: open });

  const people = `First name,Last name,Email\nAna ${marker},One,ana@${marker}.example\nBo ${marker},Two,bo@${marker}.example`;
  const { rows } = await sender.ok<{ rows: { consumer: { id: string } }[] }>(contract.importConsumers, {
    ...as,
    body: { text: people },
  });
  const consumers = rows.map(({ consumer }) => consumer.id);
  const session = await sender.ok<{ id: string }>(contract.createSession, {
    ...as,
    body: {
      title: `Hour of ${marker}`,
      experience: "the-quiet-station",
      seats: 2,
      timezone: "UTC",
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  });
  const at = { ...as, params: { id: session.id } };
  await sender.ok(contract.putAttendees, { ...at, body: { consumer_ids: consumers } });
  await sender.ok(contract.confirmSession, at);
  await sender.ok(contract.inviteAttendees, { ...at, body: {} });
  const { hash } = new URL(await linkTo(sender, `ana@${marker}.example`, "#join="));
  const join = new URLSearchParams(hash.slice(1)).get("join");
  const joined = await sender.ok<{ token: string }>(contract.experienceLogin, { body: { token: join } });

  const first = async (call: contract.Operation) =>
    (await sender.ok<{ items: { id: string }[] }>(call, as)).items[0]?.id ?? crypto.randomUUID();
  const { company } = await sender.ok<{ company: { id: string } }>(contract.getUser, as);
  const [consumerId = ""] = consumers;
  return {
    id: company.id,
    owner,
    subAdministrator: accepted.token,
    participant: joined.token,
    marker,
    sessionId: session.id,
    consumerId,
    ids: {
      "/api/session": session.id,
      "/api/consumer": consumerId,
      "/api/company/admins": await first(contract.listAdmins),
      "/api/company/invitations": invitation.id,
      "/api/user/notifications": await first(contract.listNotifications),
      "/api/user/sign-ins": await first(contract.listSignIns),
    },
  };
}

/** Signs in with an account of local mode. */
export async function signIn(sender: RequestSender, email: string, word: string): Promise<string> {
  return (await sender.ok<{ token: string }>(contract.login, { body: { email, password: word } })).token;
}

/** The newest link in the emails to an address that contains this text. */
async function linkTo(sender: RequestSender, to: string, part: string): Promise<string> {
  for (const until = Date.now() + MAIL_WITHIN_MS; Date.now() < until; await pause(100)) {
    const { text } = await sender.send({ method: "GET", path: "/dev/mail" });
    const { items } = JSON.parse(text) as { items: Email[] };
    const emails = items.filter((email) => email.to.toLowerCase() === to.toLowerCase());
    const link = emails.flatMap(({ links }) => links).find((one) => one.includes(part));
    if (link) return link;
  }
  throw new Error(`no mail with ${part} came to ${to}`);
}
