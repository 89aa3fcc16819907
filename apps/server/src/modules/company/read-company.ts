import type { getCredits, ParsedQueryOf } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { presentCompany } from "../../core/companies/presenter.ts";
import { findCompany, lowCreditsThreshold } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { listLedger, listUsedSeats, presentAccount } from "../billing/index.ts";
import { findSession, requireSession } from "../session/index.ts";
import { presentEntry, presentSeat } from "./presenter.ts";

async function own(ctx: Context, scope: CompanyScope) {
  const row = await findCompany(ctx.db, scope.companyId);
  if (!row) throw new AppError("USER_010");
  return row;
}

export async function readCompany(ctx: Context, scope: CompanyScope) {
  return presentCompany(await own(ctx, scope));
}

export async function readCredits(
  ctx: Context,
  scope: CompanyScope,
  query: ParsedQueryOf<typeof getCredits>,
) {
  const { items, next } = await listLedger(ctx.db, scope.companyId, query);
  return {
    ...presentAccount(await own(ctx, scope)),
    low_below: await lowCreditsThreshold(ctx.db),
    ledger: { items: items.map(presentEntry), next },
  };
}

/** The seats behind a session's row of the ledger. */
export async function listSessionCredits(ctx: Context, { companyId }: CompanyScope, sessionId: string) {
  requireSession(await findSession(ctx.db, companyId, sessionId));
  const seats = await listUsedSeats(ctx.db, companyId, sessionId);
  return { items: seats.map(presentSeat), next: null };
}
