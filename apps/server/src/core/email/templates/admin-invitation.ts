import { limits } from "@lantern/contract/limits";
import { roleName } from "@lantern/contract/roles";
import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

export interface AdminInvitation {
  email: string;
  userTypeId: number;
  company: string;
  host: string;
  secret: string;
}

/** Invites somebody to administer a company. */
export function adminInvitationEmail(settings: Settings, invitation: AdminInvitation) {
  const t = en.adminInvitation;
  const { email, company, host, userTypeId, secret } = invitation;
  return accountLetter({
    kind: "admin-invitation",
    to: email,
    subject: t.subject(company),
    title: t.title(company),
    text: t.text(host, company, roleName(userTypeId)),
    button: t.button,
    url: `${settings.origin}/invite-admin/${secret}`,
    hint: t.life(limits.invitationDays),
  });
}
