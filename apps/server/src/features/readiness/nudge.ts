import { canBeAsked } from "@lantern/contract/http";
import type { Context } from "../../context.ts";
import type { CompanyScope } from "../../gates.ts";
import { answerLetter, checkLetter } from "../../mail/letters/check.ts";
import { Refusal } from "../../refusal.ts";
import { audit } from "../audit/audit.ts";
import { findCompany } from "../company/repository.ts";
import { postToAttendees } from "../session/letters.ts";
import { found, requireOpen, requireVerified } from "../session/policy.ts";
import { listAttendees, lockSession } from "../session/repository.ts";

/** Mails those who were invited and have not answered, or not passed the check. */
export async function nudge(ctx: Context, scope: CompanyScope, id: string): Promise<{ asked: number }> {
  const { companyId, userId } = scope;
  return ctx.db.transaction(async (tx) => {
    const session = found(await lockSession(tx, companyId, id));
    requireVerified(await findCompany(tx, companyId));
    requireOpen(session, "SESSION_008");
    if (session.status === "draft") throw new Refusal("SESSION_008");
    const waiting = (await listAttendees(tx, id)).filter(
      ({ seat, state }) => seat.invitedAt && canBeAsked(state),
    );
    const passed = waiting.filter(({ check }) => check?.passed);
    const others = waiting.filter(({ check }) => !check?.passed);
    const asked =
      (await postToAttendees(ctx, tx, session, passed, answerLetter, userId)) +
      (await postToAttendees(ctx, tx, session, others, checkLetter, userId));
    const noted = { companyId, userId, action: "session.nudge", subject: `session:${id}` };
    if (asked > 0) await audit(tx, { ...noted, detail: { asked } });
    return { asked };
  });
}
