import type { listOutbox, ParsedQueryOf } from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueSending } from "../../../core/email/outbox.ts";
import type { Member } from "../../../core/gates.ts";
import { presentEmail } from "./presenter.ts";
import * as repository from "./repository.ts";

export async function list(ctx: Context, query: ParsedQueryOf<typeof listOutbox>) {
  const { items, next } = await repository.listEmails(ctx.db, query);
  const [dead, waiting] = [
    await repository.countEmails(ctx.db, "dead"),
    await repository.countEmails(ctx.db, "waiting"),
  ];
  return { items: items.map(presentEmail), next, dead, waiting };
}

/** Schedules an email that was given up again, with all attempts. An email that was sent stays sent. */
export async function retry(ctx: Context, who: Member, id: string) {
  const email = await ctx.db.transaction(async (tx) => {
    const waiting = await repository.resetAttempts(tx, id);
    const stored = await repository.findEmail(tx, id);
    if (!stored) throw new AppError("REQUEST_001", { status: 404 });
    if (waiting) {
      await enqueueSending(tx, id);
      const { companyId } = stored;
      await audit(tx, { companyId, userId: who.userId, action: "mail.retry", subject: `mail:${id}` });
    }
    return stored;
  });
  return presentEmail(email);
}
