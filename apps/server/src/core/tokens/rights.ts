import type pg from "pg";
import { openChannel } from "../../db/channel.ts";
import type { Log } from "../../system/log.ts";
import type { AccessState, ConnectionOwner, Rights } from "../ports/identity.ts";

/** The channel on which triggers send the sign-in, user or session that has changed (function `notify_rights`). */
const channelName = "rights";
/** Tokens also expire, which no trigger reports. */
const everyMs = 15_000;

interface Question {
  holder: ConnectionOwner;
  resolve(standing: AccessState): void;
  reject(error: unknown): void;
}

interface Watcher {
  holder: ConnectionOwner;
  over(standing: Exclude<AccessState, "stands">): void;
}

export interface RightsWatch extends Rights {
  stop(): Promise<void>;
}

/**
 * Ends connections whose rights have ended. The database decides: each command reads it, and its triggers notify every
 * node when a change is committed. Reads of one turn of the event loop are one query.
 */
export function createRights(pool: pg.Pool, now: () => Date, log: Pick<Log, "warn">): RightsWatch {
  const watchers = new Map<string, Set<Watcher>>();
  let questions: Question[] = [];

  async function response(): Promise<void> {
    const request = questions;
    questions = [];
    try {
      const standings = await readStandings(pool, now(), request);
      for (const [index, { resolve }] of request.entries()) resolve(standings[index] ?? "ended");
    } catch (error) {
      for (const { reject } of request) reject(error);
    }
  }

  function standing(holder: ConnectionOwner): Promise<AccessState> {
    return new Promise((resolve, reject) => {
      if (questions.push({ holder, resolve, reject }) === 1) setImmediate(() => void response());
    });
  }

  async function check(watcher: Watcher): Promise<void> {
    try {
      const state = await standing(watcher.holder);
      if (state !== "stands") watcher.over(state);
    } catch (err) {
      // The database is away: no command is accepted meanwhile, and the next round reads again.
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
    stateOf: standing,
    watch(holder, over) {
      const watcher = { holder, over };
      const keys = keysOf(holder);
      for (const key of keys) watchers.set(key, (watchers.get(key) ?? new Set()).add(watcher));
      channel.listen();
      // Rights that ended before the watch started triggered no notification.
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

/** The ids that triggers send for this connection. */
function keysOf({ signInId, account, sessionId }: ConnectionOwner): string[] {
  return [signInId, account?.userId, sessionId].filter((key) => typeof key === "string");
}

/** Uses the function `right_stands`, as does the statement that stores a command. */
async function readStandings(pool: pg.Pool, now: Date, request: Question[]): Promise<AccessState[]> {
  const holders = request.map(({ holder: { signInId, account, sessionId } }, index) => ({
    row: index,
    sign_in: signInId,
    session: sessionId,
    ...(account && { user_type: account.userTypeId, company: account.companyId }),
  }));
  const { rows } = await pool.query<{ stands: boolean; signed_in: boolean }>({
    name: "rights-standing",
    text: `select right_stands(sign_in, user_type, company, session, $2) as stands,
        right_stands(sign_in, null, null, session, $2) as signed_in
      from json_to_recordset($1::json) as x("row" int, sign_in uuid, user_type int, company uuid, session uuid)
      order by "row"`,
    values: [JSON.stringify(holders), now],
  });
  return rows.map(({ stands, signed_in }) => (stands ? "stands" : signed_in ? "changed" : "ended"));
}
