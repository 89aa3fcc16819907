import { and, eq, gt, inArray, ne } from "drizzle-orm";
import type pg from "pg";
import { openChannel } from "../../db/channel.ts";
import type { Db } from "../../db/client.ts";
import { accessTokens, sessions, users } from "../../db/schema/index.ts";
import type { Log } from "../../log.ts";
import type { Holder, Rights, Standing } from "../../ports.ts";

/** The triggers of migration 0020 say on it which sign-in, user or session has changed. */
const channelName = "rights";
/** Tokens also end by the clock, which no trigger sees. */
const everyMs = 15_000;

interface Question {
  holder: Holder;
  resolve(standing: Standing): void;
  reject(error: unknown): void;
}

interface Watcher {
  holder: Holder;
  over(standing: Exclude<Standing, "stands">): void;
}

export interface RightsWatch extends Rights {
  stop(): Promise<void>;
}

/**
 * Keeps open connections within the rights of their holders. The database is the truth: each command asks it, and
 * its triggers tell every node at the commit of a change. Questions of one moment are one query.
 */
export function createRights(db: Db, pool: pg.Pool, now: () => Date, log: Pick<Log, "warn">): RightsWatch {
  const watchers = new Map<string, Set<Watcher>>();
  let questions: Question[] = [];

  async function answer(): Promise<void> {
    const asked = questions;
    questions = [];
    try {
      const standingOf = await readStandings(db, now(), asked);
      for (const { holder, resolve } of asked) resolve(standingOf(holder));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function standing(holder: Holder): Promise<Standing> {
    return new Promise((resolve, reject) => {
      if (questions.push({ holder, resolve, reject }) === 1) setImmediate(() => void answer());
    });
  }

  async function check(watcher: Watcher): Promise<void> {
    try {
      const found = await standing(watcher.holder);
      if (found !== "stands") watcher.over(found);
    } catch (err) {
      // The database is away: no command is accepted meanwhile, and the next round asks again.
      log.warn({ err }, "rights cannot be read");
    }
  }

  const all = () => new Set([...watchers.values()].flatMap((some) => [...some]));
  const checkAll = () => {
    for (const watcher of all()) void check(watcher);
  };
  const channel = openChannel(
    pool,
    log,
    channelName,
    (id) => {
      for (const watcher of watchers.get(id) ?? []) void check(watcher);
    },
    checkAll,
  );
  const rounds = setInterval(checkAll, everyMs).unref();

  return {
    standing,
    watch(holder, over) {
      const watcher = { holder, over };
      const keys = keysOf(holder);
      for (const key of keys) watchers.set(key, (watchers.get(key) ?? new Set()).add(watcher));
      channel.listen();
      // What ended between letting in and this moment was told to nobody.
      void check(watcher);
      return () => {
        for (const key of keys) {
          const some = watchers.get(key);
          some?.delete(watcher);
          if (some?.size === 0) watchers.delete(key);
        }
      };
    },
    async stop() {
      clearInterval(rounds);
      await channel.stop();
    },
  };
}

/** What the triggers name when something changes for this holder. */
function keysOf({ signInId, account, sessionId }: Holder): string[] {
  return [signInId, account?.userId, sessionId].filter((key) => typeof key === "string");
}

async function readStandings(db: Db, now: Date, asked: Question[]): Promise<(holder: Holder) => Standing> {
  const signInIds = [...new Set(asked.map(({ holder }) => holder.signInId))];
  const sessionIds = [...new Set(asked.flatMap(({ holder }) => holder.sessionId ?? []))];
  const signIns = await db
    .selectDistinct({
      id: accessTokens.signInId,
      userTypeId: users.userTypeId,
      companyId: users.companyId,
    })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.userId))
    .where(and(inArray(accessTokens.signInId, signInIds), gt(accessTokens.expiresAt, now)));
  const open =
    sessionIds.length > 0
      ? await db
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(inArray(sessions.id, sessionIds), ne(sessions.status, "cancelled")))
      : [];
  const found = new Map(signIns.map((row) => [row.id, row]));
  const openIds = new Set(open.map(({ id }) => id));
  return ({ signInId, account, sessionId }) => {
    const row = found.get(signInId);
    if (!row || (sessionId !== null && !openIds.has(sessionId))) return "ended";
    if (!account) return "stands";
    return row.userTypeId === account.userTypeId && row.companyId === account.companyId
      ? "stands"
      : "changed";
  };
}
