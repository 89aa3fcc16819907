import type { getIce, ResponseOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, desc, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import { company, type ParticipantSeat, seat } from "../../../core/gates.ts";
import type { Actor } from "../../../core/ports/identity.ts";
import { sessions } from "../../../db/schema/index.ts";
import { findUser } from "../../access/index.ts";
import { relayCredentials } from "./relay-provider.ts";

type Relay = ResponseOf<typeof getIce>["relay"];
/** Who gets credentials, by an id that says nothing about them, and until when; or why nobody does. */
type Grant = { who: string; until: Date } | Exclude<Relay, "granted">;

const minuteMs = 60_000;
const checkMs = 2 * minuteMs;
/** The lobby is open from then on. */
const beforeStartMs = limits.joinOpensMinutes * minuteMs;
/** For a session that runs for longer than planned. */
const overtimeMs = 10 * minuteMs;
/** When a page without credentials asks again. */
const againMs = 60 * minuteMs;

/**
 * Credentials of the media relay. Whoever has them can send anything through it, so strangers must get none: only
 * people who proved that they are invited, and administrators of a company that plays. Calls also work without.
 */
export async function relayFor(ctx: Context, actor: Actor, network: string) {
  const { relay } = ctx.settings;
  if (!relay) return without(ctx, "none");
  const grant =
    actor.kind === "participant"
      ? await forAttendee(ctx, seat(actor), network)
      : await forHost(ctx, company(actor));
  if (typeof grant === "string") return without(ctx, grant);
  return {
    relay: "granted" as const,
    ice_servers: [relayCredentials(relay, grant.who, grant.until)],
    expires_at: grant.until.toISOString(),
  };
}

function without(ctx: Context, relay: Exclude<Relay, "granted">) {
  const tryAgainAt = new Date(ctx.now().getTime() + againMs);
  return { relay, ice_servers: [], expires_at: tryAgainAt.toISOString() };
}

/** Before the lobby opens, only enough for the system check. */
async function forAttendee(
  ctx: Context,
  { consumerId, sessionId, enteredBy }: ParticipantSeat,
  network: string,
): Promise<Grant> {
  // An address proves nothing: everybody may know it.
  if (enteredBy === "email") return "unproved";
  const now = ctx.now().getTime();
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (
    session?.status === "confirmed" &&
    session.startsAt &&
    now < session.startsAt.getTime() - beforeStartMs
  ) {
    const wait = await ctx.limits.take("relayCheck", `${consumerId} ${network}`);
    return wait > 0 ? "later" : { who: consumerId, until: new Date(now + checkMs) };
  }
  const [open] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isPlayed(ctx.now())));
  return open ? { who: consumerId, until: endOf(open, now) } : "not_now";
}

/** While one of the company's sessions is played: each of its administrators may host it. */
async function forHost(
  ctx: Context,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<Grant> {
  if (!(await findUser(ctx.db, userId))?.emailVerifiedAt) return "unproved";
  const [latest] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), isPlayed(ctx.now())))
    .orderBy(desc(sessions.endsAt))
    .limit(1);
  return latest ? { who: userId, until: endOf(latest, ctx.now().getTime()) } : "not_now";
}

/** From when the lobby opens until the end. */
const isPlayed = (now: Date) =>
  and(
    inArray(sessions.status, ["confirmed", "live"]),
    lte(sessions.startsAt, new Date(now.getTime() + beforeStartMs)),
    or(eq(sessions.status, "live"), gt(sessions.endsAt, now)),
  );

const endOf = ({ endsAt }: { endsAt: Date | null }, now: number) =>
  new Date(Math.max(endsAt?.getTime() ?? 0, now + overtimeMs));
