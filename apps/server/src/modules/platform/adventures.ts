import type { ParsedBodyOf, PlatformExperience, patchPlatformExperience } from "@lantern/contract/http";
import { sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import type { AdventureInfo } from "../../core/ports/adventure-catalog.ts";
import { settingOf, storeSetting } from "../../core/settings/settings.ts";
import { sessions } from "../../db/schema/index.ts";

type Numbers = Map<string, { planned: number; played: number }>;

export async function list(ctx: Context): Promise<{ items: PlatformExperience[]; next: null }> {
  const withdrawn = (await settingOf(ctx, "experiences.withdrawn")) ?? [];
  const numbers = await count(ctx);
  return { items: ctx.adventures.list().map((pack) => present(pack, withdrawn, numbers)), next: null };
}

/** Publishes or withdraws an adventure. Two concurrent changes of two adventures both succeed. */
export async function publish(
  ctx: Context,
  who: Member,
  slug: string,
  { published, reason }: ParsedBodyOf<typeof patchPlatformExperience>,
): Promise<PlatformExperience> {
  const pack = ctx.adventures.current(slug);
  if (!pack) throw new AppError("EXPERIENCE_002");
  const withdrawn = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('experiences.withdrawn'))`);
    const before = (await settingOf({ ...ctx, db: tx }, "experiences.withdrawn")) ?? [];
    const others = before.filter((one) => one !== slug);
    const after = published ? others : [...others, slug];
    await storeSetting(tx, "experiences.withdrawn", after, ctx.now());
    const action = published ? "experience.publish" : "experience.withdraw";
    const entry = { companyId: null, userId: who.userId, subject: `experience:${slug}` };
    await audit(tx, { ...entry, action, detail: { reason } });
    return after;
  });
  return present(pack, withdrawn, await count(ctx));
}

async function count(ctx: Context): Promise<Numbers> {
  const rows = await ctx.db
    .select({
      slug: sessions.experience,
      planned: sql<number>`count(*) filter (where ${sessions.status} in ('draft', 'confirmed', 'live'))::int`,
      played: sql<number>`count(*) filter (where ${sessions.status} = 'completed')::int`,
    })
    .from(sessions)
    .groupBy(sessions.experience);
  return new Map(rows.map(({ slug, ...numbers }) => [slug ?? "", numbers]));
}

function present(pack: AdventureInfo, withdrawn: string[], numbers: Numbers): PlatformExperience {
  return {
    slug: pack.slug,
    title: pack.title,
    minutes: pack.durationSeconds / 60,
    locales: pack.locales,
    cover: pack.cover,
    local_only: pack.localOnly,
    published: !withdrawn.includes(pack.slug),
    sessions: numbers.get(pack.slug) ?? { planned: 0, played: 0 },
  };
}
