import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Job,
  Logger,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from "graphile-worker";
import type pg from "pg";
import { errorText } from "../system/error-text.ts";
import type { Log } from "../system/log.ts";
import { type RequestContext, withRequest } from "../system/request-id.ts";
import { runBounded } from "./bounded.ts";
import { jobRules, type Tasks, workers } from "./tasks.ts";

export interface JobRunner {
  /** Starts no new jobs, and aborts those that do not end soon. They run again later. */
  stop(): Promise<void>;
}

/** Most jobs end within this time. */
const graceMs = 2000;

interface JobRunnerOptions {
  pool: pg.Pool;
  tasks: Partial<Tasks>;
  log: Log;
  /** Recurring jobs in crontab form. */
  crontab?: string;
  /**
   * True when no other process can run jobs of this database, so that locks found at the start belong to a dead
   * process.
   */
  alone: boolean;
  /** Other rules for the jobs of tests. */
  rules?: typeof jobRules;
}

interface Group extends Omit<JobRunnerOptions, "alone" | "rules"> {
  rules: typeof jobRules;
  concurrency: number;
}

interface GroupRunner extends JobRunner {
  /** Wakes as many workers as there are jobs for this group. */
  wake(jobsByKind: ReadonlyMap<string, number>): void;
}

/** How often a node reads which jobs wait that were planned for now or are repeated. New ones the database announces. */
const readEveryMs = 5000;
/** A worker that was not woken reads by itself this often, in case the node could not. */
const workerReadsEveryMs = 60_000;

/** Runs jobs until stopped, also after outages of the database. */
export async function startJobs({
  alone,
  crontab = "",
  rules = jobRules,
  ...options
}: JobRunnerOptions): Promise<JobRunner> {
  if (alone) await unlockAll(options.pool);
  const runners: GroupRunner[] = [];
  const stop = async () => void (await Promise.all(runners.map((runner) => runner.stop())));
  try {
    for (const [name, concurrency] of Object.entries(workers)) {
      const own = Object.entries(options.tasks).filter(
        ([kind]) => rules[kind as keyof typeof rules].workers === name,
      );
      if (own.length === 0) continue;
      const tasks: Partial<Tasks> = Object.fromEntries(own);
      runners.push(
        await startGroup({ ...options, tasks, rules, concurrency, crontab: name === "own" ? crontab : "" }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const stopReading = readWaitingJobs(options.pool, (jobs) => {
    for (const runner of runners) runner.wake(jobs);
  });
  return {
    async stop() {
      stopReading();
      await stop();
    },
  };
}

/**
 * One query for all workers, which would otherwise read the queue one by one, all the time.
 *
 * @param wake gets the number of waiting jobs by kind
 */
function readWaitingJobs(pool: pg.Pool, wake: (jobs: ReadonlyMap<string, number>) => void): () => void {
  const stopping = new AbortController();
  const repeat = async () => {
    for (;;) {
      await pause(readEveryMs, undefined, { signal: stopping.signal });
      // While the database is away there is nothing to do, and the workers report it.
      const { rows } = await pool
        .query<{ kind: string; jobs: number }>(waitingSql)
        .catch(() => ({ rows: [] }));
      if (rows.length > 0) wake(new Map(rows.map(({ kind, jobs }) => [kind, jobs])));
    }
  };
  // It ends by the signal.
  repeat().catch(() => {});
  return () => stopping.abort();
}

const waitingSql = `select task_identifier as kind, count(*)::int as jobs from graphile_worker.jobs
  where locked_at is null and attempts < max_attempts and run_at <= now() group by task_identifier`;

async function startGroup(options: Group): Promise<GroupRunner> {
  const { log } = options;
  let runner = await start(options);
  let stopping = false;

  const runForever = async () => {
    while (!stopping) {
      await runner.ended.catch((error: Error) => log.error({ err: error }, "job runner ended"));
      while (!stopping) {
        await pause(1000);
        try {
          runner = await start(options);
          // It was stopped while this runner started.
          if (stopping) await runner.stop();
          break;
        } catch (error) {
          log.error({ err: error }, "job runner cannot start");
        }
      }
    }
  };
  void runForever();

  return {
    wake(jobsByKind) {
      const jobs = Object.keys(options.tasks).reduce((sum, kind) => sum + (jobsByKind.get(kind) ?? 0), 0);
      if (jobs > 0 && !stopping) runner.wake(jobs);
    },
    async stop() {
      stopping = true;
      await runner.stop().catch(() => {});
    },
  };
}

async function start({ pool, tasks, log, crontab, rules, concurrency }: Group) {
  const events: WorkerEvents = new EventEmitter();
  const companies = new Map<string, string>();
  let workerPool: WorkerPool | undefined;
  events.once("pool:create", (created) => {
    workerPool = created.workerPool;
  });
  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    gracefulShutdownAbortTimeout: graceMs,
    noHandleSignals: true,
    pollInterval: workerReadsEveryMs,
    taskList: traced(tasks, { pool, log, rules, companies }),
    // Without one, the queue looks for a file with this name.
    ...(crontab ? { crontab } : { parsedCronItems: [] }),
    // The payload of a job stays out of the log; the job's own fields identify it.
    logger: new Logger(() => (level, message, meta) => {
      // A worker has a connection only while it takes a job and reports its end, so the pool may be smaller.
      if (message.includes("maxPoolSize")) return;
      // A line for each worker at each start, and one beside our own for each job.
      if (level === "debug" || level === "info") return;
      const method = level === "error" ? "error" : "warn";
      const write = () => log[method](meta?.error ? { err: meta.error } : {}, message);
      const job = meta?.job as Job | undefined;
      if (job) withRequest(contextOf(job, companies), write);
      else write();
    }),
  });
  return {
    ended: runner.promise,
    wake(jobs: number) {
      try {
        workerPool?.nudge(jobs);
      } catch {
        // These workers are just ending. The next ones read the queue when they start.
      }
    },
    async stop() {
      await runner.stop().catch(() => {});
      // The queue does not wait until it has unlocked what was aborted. Locked jobs, and the others of their queue, would
      // wait for four hours.
      await pool.query("select graphile_worker.force_unlock_workers($1)", [[workerPool?.id ?? ""]]);
    },
  };
}

type Run = (payload: object, running: { abortSignal: AbortSignal }) => Promise<void>;

/** The companies of the sessions for which jobs have run, by session. They never change. */
type Companies = Map<string, string>;

/**
 * The id of the request that added a job, or one of its own for a recurring job; and the session that it is for, with its
 * company once that was read.
 */
function contextOf({ id, payload }: Pick<Job, "id" | "payload">, companies: Companies): RequestContext {
  const { request = `job-${id}`, sessionId } = (payload ?? {}) as { request?: string; sessionId?: string };
  if (!sessionId) return { id: request };
  const company = companies.get(sessionId);
  return { id: request, session: sessionId, ...(company && { company }) };
}

/** Reads the company of a job's session, for its lines. Without it the job runs nevertheless. */
async function readCompany(pool: pg.Pool, payload: unknown, companies: Companies): Promise<void> {
  const { sessionId } = (payload ?? {}) as { sessionId?: string };
  if (!sessionId || companies.has(sessionId)) return;
  const { rows } = await pool
    .query<{ company: string }>("select company_id as company from sessions where id = $1::uuid", [sessionId])
    .catch(() => ({ rows: [] }));
  if (companies.size >= 1000) companies.clear();
  if (rows[0]) companies.set(sessionId, rows[0].company);
}

/**
 * Each job runs within its deadline, and under the id of the request that added it; its log lines name the job, and an
 * email by its id in the outbox.
 */
function traced(
  tasks: Partial<Tasks>,
  { pool, log, rules, companies }: Pick<Group, "pool" | "log" | "rules"> & { companies: Companies },
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => {
      const { deadlineMs } = rules[name as keyof typeof rules];
      const task: Task = async (payload, helpers) => {
        const { job } = helpers;
        const { request: _, ...rest } = payload as { request?: string; id?: string };
        const about = { job: name, attempt: job.attempts, ...(name === "mail.send" && { outbox: rest.id }) };
        await readCompany(pool, payload, companies);
        await withRequest(contextOf(job, companies), async () => {
          try {
            await runBounded(
              (abortSignal) => (run as Run)(rest, { abortSignal }),
              deadlineMs,
              helpers.abortSignal,
            );
            log.info(about, "job done");
          } catch (error) {
            log.warn({ err: error, ...about }, "job failed");
            // Its message is stored with the job.
            throw new Error(errorText(error));
          }
        });
      };
      return [name, task];
    }),
  );
}

/** Jobs that a killed process had locked would otherwise wait for hours. */
async function unlockAll(pool: pg.Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
}
