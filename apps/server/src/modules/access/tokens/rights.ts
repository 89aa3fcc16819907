import type pg from "pg";
import type { AccessState, ConnectionOwner, Rights } from "../../../core/ports/identity.ts";
import { openChannel } from "../../../db/channel.ts";
import { onceATurn } from "../../../db/once-a-turn.ts";
import type { Log } from "../../../system/log.ts";

/** The channel on which triggers send the sign-in, user or session that has changed (function `notify_rights`). */
const channelName = "rights";
/** Tokens also expire, which no trigger reports: each connection is read again this often. */
const roundSeconds = 15;

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
  /** The one read longest ago is first. */
  const everyone = new Set<Watcher>();
  const standing = onceATurn((holders: ConnectionOwner[]) => readStandings(pool, now(), holders));

  async function check(watcher: Watcher): Promise<void> {
    try {
      const state = await standing(watcher.holder);
      if (state !== "stands") watcher.over(state);
    } catch (err) {
      // The database is away: no command is accepted meanwhile, and the next round reads again.
      log.warn({ err }, "rights cannot be read");
    }
  }

  /** Each second the next part, so that thousands of connections never wait for one long query. */
  const checkNext = () => {
    let left = Math.ceil(everyone.size / roundSeconds);
    for (const watcher of everyone) {
      if (left-- === 0) return;
      everyone.delete(watcher);
      everyone.add(watcher);
      void check(watcher);
    }
  };
  const channel = openChannel(
    pool,
    log,
    channelName,
    (id) => {
      for (const watcher of watchers.get(id) ?? []) void check(watcher);
    },
    // Notifications may have been missed while the channel was away.
    () => {
      for (const watcher of everyone) void check(watcher);
    },
  );
  const rounds = setInterval(checkNext, 1000).unref();

  return {
    stateOf: standing,
    watch(holder, over) {
      const watcher = { holder, over };
      const keys = keysOf(holder);
      for (const key of keys) watchers.set(key, (watchers.get(key) ?? new Set()).add(watcher));
      everyone.add(watcher);
      channel.listen();
      // Rights that ended before the watch started triggered no notification.
      void check(watcher);
      return () => {
        everyone.delete(watcher);
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

/** Uses the function `standing_rights`, as does the statement that stores a command. */
async function readStandings(pool: pg.Pool, now: Date, holders: ConnectionOwner[]): Promise<AccessState[]> {
  const requested = holders.map(({ signInId, account, sessionId }, index) => ({
    row: index,
    sign_in: signInId,
    session: sessionId,
    ...(account && {
      user_type: account.userTypeId,
      restricted: account.billingOnly,
      company: account.companyId,
    }),
  }));
  const { rows } = await pool.query<{ standing: AccessState }>({
    name: "rights-standing",
    text: `select case when exists (select from standing_rights(sign_in, user_type, restricted, company, session, $2)) then 'stands'
        when exists (select from standing_rights(sign_in, null, null, null, session, $2)) then 'changed' else 'ended'
        end as standing
      from json_to_recordset($1::json) as x("row" int, sign_in uuid, user_type int, restricted boolean,
        company uuid, session uuid)
      order by "row"`,
    values: [JSON.stringify(requested), now],
  });
  return rows.map(({ standing }) => standing);
}
