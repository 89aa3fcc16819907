import { limits } from "@lantern/contract/limits";
import type { ByeCode, ExperienceInfo } from "@lantern/contract/live";
import { isCompanyAdmin } from "@lantern/contract/roles";
import type { Pack } from "@lantern/engine";
import type { AccessState, ConnectionOwner, Rights } from "../core/ports/identity.ts";
import type { LiveSessionInfo, RosterEntry } from "../core/ports/live-sessions.ts";
import type { LiveSession } from "./session.ts";
import type { LiveSessions } from "./sessions.ts";

/** How long before the start the lobby opens. */
const lobbyOpensMs = limits.joinOpensMinutes * 60_000;

/** The rights that a connection was admitted with. */
export interface ConnectionRights {
  /** Null for rehearsals. */
  holder: ConnectionOwner | null;
  /** Null while the connection has its rights, otherwise the goodbye code for their end. Read from the database. */
  goodbye(): Promise<ByeCode | null>;
  /** Calls `onEnd` as soon as the rights end. Returns a function that stops watching. */
  watch(onEnd: (code: ByeCode) => void): () => void;
}

/** For rehearsals, which belong to anybody who has their token. */
export const unlimitedRights: ConnectionRights = {
  holder: null,
  goodbye: async () => null,
  watch: () => () => {},
};

/**
 * @param readmit admits the holder again. If that fails, its goodbye code is more specific than "the sign-in has
 * ended".
 */
export function connectionRights(
  rights: Rights,
  holder: ConnectionOwner,
  readmit: () => Promise<JoinTarget | HostTarget | { bye: ByeCode }>,
): ConnectionRights {
  const codeFor = async (state: Exclude<AccessState, "stands">): Promise<ByeCode> => {
    // With another role the person reconnects at once and is admitted with that role.
    if (state === "changed") return "draining";
    const target = await readmit();
    return "bye" in target && target.bye !== "not_open" ? target.bye : "unauthenticated";
  };
  return {
    holder,
    async goodbye() {
      const state = await rights.stateOf(holder);
      return state === "stands" ? null : codeFor(state);
    },
    watch: (onEnd) =>
      rights.watch(holder, (state) => void codeFor(state).then(onEnd, () => onEnd("draining"))),
  };
}

/** A session and the administrator who hosts it. */
export interface HostTarget {
  session: LiveSession;
  host: { userId: string };
}

/** What a participant's token opens: a live session and the person on its roster. */
export interface JoinTarget {
  session: LiveSession;
  person: RosterEntry;
  rehearsal: boolean;
  /** Called when the person has joined. */
  onJoined?(): void;
}

export interface AdmissionRules {
  sessions: LiveSessions;
  now(): number;
  /** In local mode lobbies are always open. */
  alwaysOpen: boolean;
}

/** The session that a participant can join now, or the goodbye code that says why not. */
export async function joinTarget(
  rules: AdmissionRules,
  who: { sessionId: string; consumerId: string },
): Promise<JoinTarget | { bye: ByeCode }> {
  const session = await rules.sessions.get(who.sessionId);
  if (!session) return { bye: "removed" };
  await session.plan.read();
  const find = () => session.info.roster.find(({ consumerId }) => consumerId === who.consumerId);
  // They may have been added since the roster was read.
  if (!find()) await session.plan.read(0);
  const person = find();
  if (!person) return { bye: "removed" };
  if (session.info.status === "cancelled") return { bye: "cancelled" };
  const { phase, startsAt } = session.state.session;
  const early = phase === "lobby" && rules.now() < startsAt - lobbyOpensMs;
  if (early && !rules.alwaysOpen) return { bye: "not_open" };
  return { session, person, rehearsal: false };
}

/** Administrators of the session's company who are not limited to billing can host it once it is confirmed. */
export async function hostTarget(
  rules: AdmissionRules,
  who: { userId: string; userTypeId: number; billingOnly: boolean; companyId: string | null },
  sessionId: string,
): Promise<HostTarget | { bye: ByeCode }> {
  const session = await rules.sessions.get(sessionId);
  const ours =
    isCompanyAdmin(who.userTypeId) && !who.billingOnly && session?.info.companyId === who.companyId;
  if (!session || !ours) return { bye: "removed" };
  await session.plan.read();
  if (session.info.status === "cancelled") return { bye: "cancelled" };
  return { session, host: { userId: who.userId } };
}

/** What a page shows around the views. */
export function experienceInfo(pack: Pack, languages = [pack.locale]): ExperienceInfo {
  const files = `/content/${pack.scene_of ?? pack.slug}`;
  return {
    slug: pack.slug,
    title: pack.title,
    logline: pack.logline,
    locale: pack.locale,
    languages,
    cover: pack.cover,
    palette: pack.palette,
    cast: Object.values(pack.cast),
    artBase: `${files}/art`,
    score: pack.score && `${files}/${pack.score}`,
  };
}

export function sessionHeading(info: LiveSessionInfo, rehearsal: boolean) {
  return {
    id: info.sessionId,
    title: info.title,
    language: info.language,
    company: info.companyName,
    logo: info.companyLogo ?? null,
    brandColor: info.companyColor ?? null,
    rehearsal,
  };
}
