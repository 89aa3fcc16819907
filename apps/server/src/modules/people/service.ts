import type {
  Consumer,
  changeConsumers,
  createConsumer,
  ParsedBodyOf,
  patchConsumer,
} from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit, changeOf } from "../../core/audit/audit.ts";
import { changedNames } from "../../core/changed-names.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { violates } from "../../db/violation.ts";
import { once } from "../../http/idempotency.ts";
import { newAddress } from "./new-address.ts";
import { presentConsumer } from "./presenter.ts";
import * as repository from "./repository.ts";

type Body = Partial<ParsedBodyOf<typeof createConsumer>>;

export async function read(ctx: Context, scope: CompanyScope, id: string): Promise<Consumer> {
  const row = await repository.findConsumer(ctx.db, scope.companyId, id);
  if (!row) throw new AppError("CONSUMER_001");
  return presentConsumer(row);
}

export async function create(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createConsumer>,
  idempotencyKey: string | undefined,
): Promise<Consumer> {
  const id = await uniqueEmail(() =>
    once(
      ctx,
      { owner: scope.companyId, operation: "createConsumer", key: idempotencyKey, body },
      "REQUEST_001",
      async (tx) => {
        if ((await repository.emailsOfLeavers(tx, scope.companyId, [body.email])).size > 0)
          throw fieldError("email", "LEAVER");
        const row = await repository.insertConsumer(tx, scope.companyId, {
          ...values(body),
          email: body.email,
        });
        const { companyId, userId } = scope;
        await audit(tx, { companyId, userId, action: "consumer.add", subject: `consumer:${row.id}` });
        return row.id;
      },
    ),
  );
  return read(ctx, scope, id);
}

export async function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof patchConsumer>,
): Promise<Consumer> {
  if (Object.keys(body).length === 0) return read(ctx, scope, id);
  return uniqueEmail(() =>
    ctx.db.transaction(async (tx) => {
      const [before] = await repository.lockConsumers(tx, scope.companyId, [id]);
      if (!before) throw new AppError("CONSUMER_001");
      changedNames(before, body);
      const address = body.email === undefined ? {} : await newAddress(ctx, tx, before, body.email);
      const row = await repository.updateConsumer(tx, scope.companyId, id, { ...values(body), ...address });
      if (!row) throw new AppError("CONSUMER_001");
      const { companyId, userId } = scope;
      const detail = { fields: Object.keys(body) };
      const { email = before.email } = body;
      const change = changeOf<Partial<typeof before>>(before, { ...values(body), email });
      const subject = `consumer:${id}`;
      await audit(tx, { companyId, userId, action: "consumer.change", subject, detail, change });
      return presentConsumer(row);
    }),
  );
}

/** Moves participants to a department or office. Ids of other companies are skipped. Returns how many were changed. */
export async function changeSeveral(
  ctx: Context,
  scope: CompanyScope,
  { ids, ...fields }: ParsedBodyOf<typeof changeConsumers>,
): Promise<{ changed: number }> {
  const { companyId, userId } = scope;
  return ctx.db.transaction(async (tx) => {
    const changed: string[] = [];
    for (const row of await repository.lockConsumers(tx, companyId, ids)) {
      const change = changeOf(row, fields);
      const names = Object.keys(change.after ?? {});
      if (names.length === 0) continue;
      changed.push(row.id);
      const entry = { companyId, userId, action: "consumer.change" as const, subject: `consumer:${row.id}` };
      await audit(tx, { ...entry, detail: { fields: names }, change });
    }
    await repository.updateConsumers(tx, companyId, changed, fields);
    return { changed: changed.length };
  });
}

/** Missing fields are left out of the statement; the address has a function of its own. */
function values(body: Body): Partial<Omit<repository.ConsumerValues, "email">> {
  const { first_name, last_name, email: _, ...others } = body;
  return {
    ...others,
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
  };
}

async function uniqueEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, "consumers_email_unique")) throw fieldError("email", "USER_007");
    throw error;
  }
}
