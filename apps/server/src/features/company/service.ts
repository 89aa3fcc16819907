import type { getCredits, ParsedQueryOf } from "@lantern/contract/http";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { CompanyScope } from "../../gates.ts";
import { decodeCursor, pageOf } from "../../paging.ts";
import { Refusal } from "../../refusal.ts";
import { presentCompany, presentCredits } from "./presenter.ts";
import { findCompany, listLedger, renameCompany } from "./repository.ts";

async function own(ctx: Context, scope: CompanyScope) {
  const row = await findCompany(ctx.db, scope.companyId);
  if (!row) throw new Refusal("USER_010");
  return row;
}

export async function readCompany(ctx: Context, scope: CompanyScope) {
  return presentCompany(await own(ctx, scope));
}

export async function rename(ctx: Context, scope: CompanyScope, name: string) {
  await renameCompany(ctx.db, scope.companyId, name);
  return readCompany(ctx, scope);
}

export async function readCredits(
  ctx: Context,
  scope: CompanyScope,
  query: ParsedQueryOf<typeof getCredits>,
) {
  const [before] = decodeCursor(query.cursor, z.tuple([z.uuid()])) ?? [];
  const rows = await listLedger(ctx.db, scope.companyId, query.limit, before);
  return presentCredits(
    await own(ctx, scope),
    pageOf(rows, query.limit, ({ row }) => [row.id]),
  );
}
