import { setTimeout as pause } from "node:timers/promises";
import * as calls from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import type { Caller } from "./caller.ts";

/** One company with everything that can be stolen from it, and a bearer for each of its roles. */
export interface Company {
  id: string;
  owner: string;
  subAdministrator: string;
  participant: string;
  /** By the path below which it stands. */
  ids: Record<string, string>;
  sessionId: string;
  consumerId: string;
  /** Stands in every text of the company, and in nothing that an attacker sends. */
  marker: string;
}

interface Mail {
  to: string;
  links: string[];
}
const MAIL_WITHIN_MS = 15_000;
const password = "a lantern in the fog";

/** Makes a company by the interface alone, as people would. */
export async function makeCompany(caller: Caller, marker: string): Promise<Company> {
  const email = `maren@${marker}.example`;
  const name = { first_name: `Maren ${marker}`, last_name: "Solberg" };
  const passwords = { password, password_confirmation: password, terms: true };
  const registration = { ...name, ...passwords, email, company_name: `Company ${marker}` };
  const registered = await caller.call<{ token: string }>(calls.register, { body: registration });
  const secret = (await linkTo(caller, email, "/verify/")).split("/").at(-1);
  await caller.call(calls.verifyEmail, { body: { token: secret } });
  const owner = registered.token;
  const as = { token: owner };

  const colleague = `benedikt@${marker}.example`;
  const invited = { email: colleague, user_type_id: Role.CONSUMER_ADMIN_SUB };
  await caller.call(calls.inviteAdmin, { ...as, body: invited });
  const token = (await linkTo(caller, colleague, "/invite-admin/")).split("/").at(-1) ?? "";
  const accepted = await caller.call<{ token: string }>(calls.acceptInvitation, {
    ...{ params: { token }, body: { ...name, ...passwords } },
  });
  const open = { email: `open@${marker}.example`, user_type_id: Role.CONSUMER_ADMIN_SUB };
  const invitation = await caller.call<{ id: string }>(calls.inviteAdmin, { ...as, body: open });

  const people = `Ana ${marker}, One, ana@${marker}.example\nBo ${marker}, Two, bo@${marker}.example`;
  const { rows } = await caller.call<{ rows: { consumer: { id: string } }[] }>(calls.importConsumers, {
    ...{ ...as, body: { text: people } },
  });
  const consumers = rows.map(({ consumer }) => consumer.id);
  const session = await caller.call<{ id: string }>(calls.createSession, {
    ...as,
    body: {
      ...{ title: `Hour of ${marker}`, experience: "the-quiet-station", seats: 2, timezone: "UTC" },
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  });
  const at = { ...as, params: { id: session.id } };
  await caller.call(calls.putAttendees, { ...at, body: { consumer_ids: consumers } });
  await caller.call(calls.confirmSession, at);
  await caller.call(calls.inviteAttendees, { ...at, body: {} });
  const { hash } = new URL(await linkTo(caller, `ana@${marker}.example`, "#join="));
  const join = new URLSearchParams(hash.slice(1)).get("join");
  const joined = await caller.call<{ token: string }>(calls.experienceLogin, { body: { token: join } });

  const first = async (call: calls.Operation) =>
    (await caller.call<{ items: { id: string }[] }>(call, as)).items[0]?.id ?? crypto.randomUUID();
  const { company } = await caller.call<{ company: { id: string } }>(calls.getUser, as);
  const [consumerId = ""] = consumers;
  return {
    ...{ id: company.id, owner, subAdministrator: accepted.token, participant: joined.token, marker },
    ...{ sessionId: session.id, consumerId },
    ids: {
      "/api/session": session.id,
      "/api/consumer": consumerId,
      "/api/company/admins": await first(calls.listAdmins),
      "/api/company/invitations": invitation.id,
      "/api/user/notifications": await first(calls.listNotifications),
      "/api/user/sign-ins": await first(calls.listSignIns),
    },
  };
}

/** Signs in with an account that local mode brings along. */
export async function signIn(caller: Caller, email: string, word: string): Promise<string> {
  return (await caller.call<{ token: string }>(calls.login, { body: { email, password: word } })).token;
}

/** The newest link with this in it that was mailed to an address. */
async function linkTo(caller: Caller, to: string, part: string): Promise<string> {
  for (const until = Date.now() + MAIL_WITHIN_MS; Date.now() < until; await pause(100)) {
    const { text } = await caller.send({ method: "GET", path: "/dev/mail" });
    const { items } = JSON.parse(text) as { items: Mail[] };
    const mails = items.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes(part));
    if (link) return link;
  }
  throw new Error(`no mail with ${part} came to ${to}`);
}
