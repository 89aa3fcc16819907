import type { platformOverview, ResponseOf } from "@lantern/contract/http";
import { sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { quietSince } from "../../db/quiet.ts";
import { missingToSell } from "../../system/operator.ts";
import { version } from "../../system/version.ts";
import { type BackupState, backupState } from "../backup/index.ts";
import { countUnanswered, dutiesOf, listSold } from "../billing/index.ts";

type Overview = ResponseOf<typeof platformOverview>;

/** The platform in a few numbers. */
export async function overview(ctx: Context): Promise<Overview> {
  const { rows } = await ctx.db.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from companies) as companies,
      (select count(*)::int from users) as users,
      (select count(*)::int from sessions where status = 'live') as live,
      (select count(*)::int from sessions where status = 'confirmed') as confirmed,
      (select count(*)::int from sessions where status = 'completed') as completed,
      (select coalesce(sum(credit_balance), 0)::int from companies) as credits,
      (select count(*)::int from outbox where sent_at is null and last_error is null) as waiting,
      (select count(*)::int from outbox where sent_at is null and last_error is not null) as failing,
      (select count(*)::int from unplaced_replies where kind in ('unreadable', 'report')) as unread
  `);
  const { companies = 0, users = 0, live = 0, confirmed = 0, completed = 0, ...rest } = rows[0] ?? {};
  return {
    companies,
    users,
    sessions: { live, confirmed, completed },
    credits: rest.credits ?? 0,
    emails: { waiting: rest.waiting ?? 0, failing: rest.failing ?? 0, unread: rest.unread ?? 0 },
    withheld: {
      emails: !ctx.settings.sendsEmails,
      quiet_since: (await quietSince(ctx.db))?.toISOString() ?? null,
    },
    version,
    missing_settings: missingToSell(ctx.settings.operator),
    unanswered_vat_numbers: ctx.vatCheck ? await countUnanswered(ctx.db) : 0,
    duties: dutiesOf(await listSold(ctx.db, new Date(ctx.now().getTime() - 365 * 86_400_000))),
    backups: presentBackups(await backupState(ctx.db)),
  };
}

function presentBackups({ last, stored, proven }: BackupState): Overview["backups"] {
  return {
    last: last && {
      at: last.startedAt.toISOString(),
      bytes: last.bytes,
      failure: last.failure,
      drill_failure: last.drillFailure,
      after_failure: last.afterFailure,
    },
    stored_at: stored?.startedAt.toISOString() ?? null,
    proven_at: proven?.startedAt.toISOString() ?? null,
  };
}
