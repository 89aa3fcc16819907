import type { listOutbox, ParsedQueryOf } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import { enqueueSending } from "../../core/email/outbox.ts";
import type { Member } from "../../core/gates.ts";
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

/** Sends a letter once more, with all its attempts. One that is gone out already stays sent. */
export async function retry(ctx: Context, who: Member, id: string) {
  const letter = await ctx.db.transaction(async (tx) => {
    const revived = await repository.reviveEmail(tx, id);
    const found = await repository.findEmail(tx, id);
    if (!found) throw new AppError("REQUEST_001", { status: 404 });
    if (revived) {
      await enqueueSending(tx, id);
      const { companyId } = found;
      await audit(tx, { companyId, userId: who.userId, action: "mail.retry", subject: `mail:${id}` });
    }
    return found;
  });
  return presentEmail(letter);
}
