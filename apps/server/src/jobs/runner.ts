import { setTimeout as pause } from "node:timers/promises";
import { type Job, Logger, run, type Task, type TaskList } from "graphile-worker";
import type pg from "pg";
import { errorText } from "../system/error-text.ts";
import type { Log } from "../system/log.ts";
import { withRequest } from "../system/request-id.ts";
import type { Tasks } from "./tasks.ts";

export interface JobRunner {
  /** Lets running jobs finish and starts no new ones. */
  stop(): Promise<void>;
}

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
}

/** Runs jobs until stopped, also after outages of the database. */
export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { pool, log } = options;
  if (options.alone) await unlockAll(pool);
  let runner = await start(options);
  let stopping = false;

  const runForever = async () => {
    while (!stopping) {
      await runner.promise.catch((error: Error) => log.error({ err: error }, "job runner ended"));
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
    async stop() {
      stopping = true;
      await runner.stop().catch(() => {});
    },
  };
}

const start = ({ pool, tasks, log, crontab }: JobRunnerOptions) =>
  run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    // New jobs are announced by the database; only those planned for later and repeated ones wait for this.
    pollInterval: 5000,
    taskList: traced(tasks, log),
    crontab: crontab ?? "",
    // The payload of a job stays out of the log; the job's own fields identify it.
    logger: new Logger(() => (level, message, meta) => {
      const method = level === "error" ? "error" : level === "warning" ? "warn" : "debug";
      const write = () => log[method](meta?.error ? { err: meta.error } : {}, message);
      const job = meta?.job as Job | undefined;
      if (job) withRequest({ id: requestIdOf(job) }, write);
      else write();
    }),
  });

/** The id of the request that added a job; a recurring job has one of its own. */
const requestIdOf = ({ id, payload }: Pick<Job, "id" | "payload">): string =>
  (payload as { request?: string } | null)?.request ?? `job-${id}`;

/** Each job runs under the id of the request that added it; its log lines name the job, and an email by its id in the outbox. */
function traced(tasks: Partial<Tasks>, log: Log): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => {
      const task: Task = async (payload, helpers) => {
        const { job } = helpers;
        const { request: _, ...rest } = payload as { request?: string; id?: string };
        const about = { job: name, attempt: job.attempts, ...(name === "mail.send" && { outbox: rest.id }) };
        await withRequest({ id: requestIdOf(job) }, async () => {
          try {
            await (run as Task)(rest, helpers);
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
