import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { verifyAuditLog } from "../core/audit/verify.ts";
import { type Connection, connect } from "../db/client.ts";
import { changedCollations, describeCollation } from "../db/collation.ts";
import { borrowEmbedded } from "../db/embedded/index.ts";
import { schemaState } from "../db/migrate.ts";
import { quietSince } from "../db/quiet.ts";
import { type BackupState, backupState } from "../modules/backup/backup-state.ts";
import { dayOf, vatRate, vatUnion } from "../modules/billing/tax/vat-rates.ts";
import { noBackups } from "../system/backup-settings.ts";
import { type Config, loadConfig } from "../system/config.ts";
import { errorText } from "../system/error-text.ts";
import { missingForXRechnung, missingToSell } from "../system/operator.ts";
import { version } from "../system/version.ts";
import { installedUnit, unitFault } from "./unit.ts";

/** One line of `npm run doctor`; a wrong one ends with what helps. */
export interface Finding {
  state: "ok" | "wrong" | "absent";
  text: string;
}
const ok = (text: string): Finding => ({ state: "ok", text });
const wrong = (text: string): Finding => ({ state: "wrong", text });
const absent = (text: string): Finding => ({ state: "absent", text });

/** A backup each night, and a few hours for a slow one. */
const backupAgeHours = 30;
const leastFreeGigabytes = 1;

/** Changes nothing, except that a local installation without a key gets one. No other server is asked. */
export async function diagnose(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings = [ok(`version ${version.app}${version.commit ? `, commit ${version.commit}` : ""}`)];
  let config: Config;
  try {
    config = loadConfig(env);
    findings.push(ok(`settings are valid (${config.local ? "local mode" : config.origin})`));
  } catch (error) {
    for (const line of errorText(error).split("\n")) findings.push(wrong(`setting: ${line}`));
    return findings;
  }
  findings.push(
    sellerFinding(config),
    ...eInvoiceFindings(config),
    ...taxFinding(config),
    freeSpace(config.dataDir),
    ...(config.sendsEmails ? [] : [absent("no email is sent: set EMAIL=send")]),
    backupFolder(config),
    ...unitFindings(config),
  );
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, "postgres", "PG_VERSION")))
    return [...findings, absent("no data yet: npm start makes the built-in database")];
  try {
    return [...findings, ...(await withDatabase(config, diagnoseDatabase(config, Date.now())))];
  } catch (error) {
    return [
      ...findings,
      wrong(`database: ${errorText(error)}; check DATABASE_URL, or the log of the database`),
    ];
  }
}

async function withDatabase<T>(config: Config, work: (opened: Connection) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl === null ? await borrowEmbedded(config.dataDir) : null;
  const opened = connect(config.databaseUrl ?? embedded?.url ?? "");
  try {
    return await work(opened);
  } finally {
    await opened.pool.end();
    await embedded?.release();
  }
}

const diagnoseDatabase =
  (config: Config, now: number) =>
  async ({ pool, db }: Connection): Promise<Finding[]> => {
    const { rows } = await pool.query<{ server_version: string }>("show server_version");
    const findings = [ok(`PostgreSQL ${rows[0]?.server_version} replies`)];
    findings.push(...collationFindings(await changedCollations(pool)));
    const state = await schemaState(pool);
    findings.push(schemaFinding(state));
    if (state !== "current") return findings;
    if (await quietSince(db))
      findings.push(absent(`restored for practice: nothing is sent until "npm run restore -- --end-quiet"`));
    findings.push(...backupFindings(config, await backupState(db), now));
    return [...findings, ...(await auditFindings(pool, db))];
  };

async function auditFindings(pool: Connection["pool"], db: Connection["db"]): Promise<Finding[]> {
  const triggers = await pool.query(
    `select from pg_trigger where tgrelid in ('audit_log'::regclass, 'audit_values'::regclass)
      and tgenabled = 'D' and not tgisinternal`,
  );
  if (triggers.rowCount)
    return [wrong("the audit log can be changed, because a trigger is off: restore the newest backup")];
  const faults = await verifyAuditLog(db);
  if (faults.length === 0) return [ok("the audit log only grows, and every hash of it is right")];
  return faults.map(({ companyId, number, fault }) =>
    wrong(
      `the audit log of ${companyId ? `company ${companyId}` : "the platform"} was changed at entry ${number} (${fault}): compare it with a backup`,
    ),
  );
}

function collationFindings(changed: Awaited<ReturnType<typeof changedCollations>>): Finding[] {
  if (!changed)
    return [absent("PostgreSQL before 15 does not note which collation its indexes were built with")];
  if (changed.length === 0) return [ok("the collation is that of the indexes")];
  return changed.map((one) => wrong(describeCollation(one)));
}

function schemaFinding(state: Awaited<ReturnType<typeof schemaState>>): Finding {
  if (state === "newer") return wrong("tables are of a newer version: start that version");
  if (state === "earlier") return absent("tables are of an earlier version: the next start updates them");
  return state === "empty" ? absent("no tables yet: npm start makes them") : ok("tables are of this version");
}

function backupFindings({ backup }: Config, { last, stored, proven }: BackupState, now: number): Finding[] {
  if (!backup) return [];
  if (!last || !stored) return [absent(`no backup yet: the first is made at ${clock(backup.time)} UTC`)];
  const hours = Math.round((now - stored.startedAt.getTime()) / 3_600_000);
  const findings = [
    hours <= backupAgeHours
      ? ok(`the last backup is ${hours} h old`)
      : wrong(`the last backup is ${hours} h old: see the log for the job backup:nightly`),
  ];
  if (last.failure) findings.push(wrong(`the last attempt failed: ${last.failure}`));
  findings.push(
    proven?.id === stored.id
      ? ok("a drill has restored it")
      : wrong(`no drill has restored it: ${stored.drillFailure ?? "it did not finish"}`),
  );
  if (stored.afterFailure)
    findings.push(wrong(`the program after the backup failed: ${stored.afterFailure}`));
  return findings;
}

const clock = ({ hours, minutes }: { hours: number; minutes: number }) =>
  [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");

function sellerFinding({ local, operator, billing }: Config): Finding {
  if (local) return ok(`documents are samples, numbered from ${billing.prefix}-000001`);
  const missing = missingToSell(operator);
  if (missing.length > 0) return wrong(`nothing can be bought: set ${missing.join(", ")}`);
  if (operator.iban === null) return absent("nothing is sold by invoice: set OPERATOR_IBAN");
  return ok("documents name their seller and its bank account");
}

/** What invoices as data need beyond that. */
function eInvoiceFindings({ operator }: Config): Finding[] {
  if (missingToSell(operator).length > 0 || vatRate(operator.country!, dayOf(new Date())) === null) return [];
  const findings: Finding[] = [];
  const missing = missingForXRechnung(operator);
  if (missing.length > 0) findings.push(absent(`buyers cannot get XRechnung: set ${missing.join(", ")}`));
  if (operator.register === null && operator.taxNumber === null)
    findings.push(
      absent(
        "invoices without VAT numbers, to buyers outside the VAT area, have no XML: set OPERATOR_REGISTER or OPERATOR_TAX_NUMBER",
      ),
    );
  return findings;
}

/** What prices have on top, so that a wrong country or exemption is noticed. */
function taxFinding({ operator: { country, vat }, billing }: Config): Finding[] {
  if (!country) return [];
  const percent = vatRate(country, dayOf(new Date()));
  if (percent === null && billing.taxNote)
    return [ok("no tax is computed: documents have OPERATOR_TAX_NOTE")];
  if (percent === null)
    return [absent(`no tax is computed for sellers in ${country}: set OPERATOR_TAX_NOTE`)];
  const rate = billing.exempt ? "no VAT (OPERATOR_EXEMPT)" : `${percent}% VAT`;
  const findings = [ok(`prices are net: companies in ${country} pay ${rate} on top`)];
  const isChecked = billing.vatCheck !== "off";
  if (!vatUnion.has(country)) return findings;
  if (vat === null)
    findings.push(
      absent("nothing is sold to companies with a number of another EU country: set OPERATOR_VAT"),
    );
  return [
    ...findings,
    isChecked
      ? ok("VAT numbers are checked online")
      : absent("VAT numbers are checked by form: set VAT_CHECK=on"),
  ];
}

function backupFolder({ backup, local }: Config): Finding {
  if (!backup) return local ? absent(noBackups) : wrong(noBackups);
  if (!existsSync(backup.dir)) return absent(`BACKUP_DIR ${backup.dir} is made by the first backup`);
  try {
    accessSync(backup.dir, constants.W_OK | constants.X_OK);
    return ok(`BACKUP_DIR ${backup.dir} is writable`);
  } catch (error) {
    return wrong(`BACKUP_DIR: ${errorText(error)}; make the server's user its owner`);
  }
}

/** Whoever runs the doctor may write where the server of the unit may not. */
function unitFindings({ backup, dataDir, local }: Config): Finding[] {
  const unit = local ? null : installedUnit();
  if (!unit) return [];
  const folders = { DATA_DIR: dataDir, ...(backup && { BACKUP_DIR: backup.dir }) };
  return Object.entries(folders).map(([name, folder]) => {
    const fault = unitFault(unit, folder);
    return fault ? wrong(`${name} ${folder}: ${fault}`) : ok(`${name}: lantern.service may write there`);
  });
}

function freeSpace(dataDir: string): Finding {
  if (!existsSync(dataDir)) return absent(`DATA_DIR ${dataDir} is made by the first start`);
  const { bavail, bsize } = statfsSync(dataDir);
  const gigabytes = (bavail * bsize) / 1e9;
  const text = `${gigabytes.toFixed(1)} GB free for DATA_DIR`;
  return gigabytes >= leastFreeGigabytes ? ok(text) : wrong(`${text}: free some, or move it to another disk`);
}
