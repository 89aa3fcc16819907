import { checkInStatements } from "@lantern/contract/choices";
import type { CheckInResponses, Evidence, OwnCheckIn } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope, ParticipantSeat } from "../../core/gates.ts";
import { checkIns } from "../../db/schema/index.ts";
import { findAnySession } from "../session/index.ts";
import { presentEvidence } from "./presenter.ts";
import { pseudonymsOf } from "./pseudonym.ts";
import { totalsOf } from "./repository.ts";
import {
  findCheckIn,
  findOpenWave,
  hasJoinedSeries,
  isCheckIn,
  pseudonymInUse,
  unitOf,
} from "./wave-repository.ts";

const none: CheckInResponses = { contacts: null, voice: null, belonging: null };

export async function readCheckIn(ctx: Context, seat: ParticipantSeat): Promise<OwnCheckIn> {
  const open = await findOpen(ctx, seat);
  if (!open) return { wave: null, responses: none };
  // Responses have no time, so it is not known under which address they were given.
  const stored = seat.hidden.length > 0 ? none : ((await findCheckIn(ctx.db, open)) ?? none);
  const { contacts, voice, belonging } = stored;
  return { wave: open.wave, responses: { contacts, voice, belonging } };
}

/** Stores the responses of one participant. One who skips every statement is not stored. */
export async function saveCheckIn(
  ctx: Context,
  seat: ParticipantSeat,
  responses: CheckInResponses,
): Promise<OwnCheckIn> {
  const open = await findOpen(ctx, seat);
  if (!open) throw new AppError("REQUEST_001", { status: 409 });
  const { unitId, pseudonym, wave } = checkIns;
  if (checkInStatements.every((id) => responses[id] === null)) {
    await ctx.db.delete(checkIns).where(isCheckIn(open));
  } else {
    await ctx.db
      .insert(checkIns)
      .values({ ...open, companyId: seat.companyId, ...responses })
      .onConflictDoUpdate({ target: [unitId, pseudonym, wave], set: responses });
  }
  return { wave: open.wave, responses };
}

/** The wave that is open for this seat, with the key of its row. */
async function findOpen(ctx: Context, { sessionId, consumerId, companyId }: ParticipantSeat) {
  const [session, company] = await Promise.all([
    findAnySession(ctx.db, sessionId),
    findCompany(ctx.db, companyId),
  ]);
  if (!session || !company?.checkIn) return null;
  const wave = await findOpenWave(ctx.db, session, ctx.now());
  if (!wave) return null;
  const { seriesId } = session;
  if (wave === "before" && seriesId && (await hasJoinedSeries(ctx.db, seriesId, consumerId))) return null;
  const unitId = unitOf(session);
  const pseudonyms = pseudonymsOf(ctx.settings, unitId, consumerId);
  return { unitId, pseudonym: await pseudonymInUse(ctx.db, unitId, pseudonyms), wave };
}

/** What the company gets to see, for all its sessions together. */
export async function readEvidence(ctx: Context, { companyId }: CompanyScope): Promise<Evidence> {
  const [company, released] = await Promise.all([
    findCompany(ctx.db, companyId),
    totalsOf(ctx.db, companyId),
  ]);
  return presentEvidence(company?.checkIn ?? false, released);
}
