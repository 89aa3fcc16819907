import { type ErrorCode, errorCatalog, isErrorCode } from "@lantern/contract/errors";
import { type Fault, type FaultCode, fault, type ValuesGiven } from "@lantern/contract/fault";

/** Faults by field name, for the form that sent the request. */
export type FieldFaults = Record<string, Fault[]>;

interface AppErrorOptions {
  /** Only where the catalog's usual status does not fit. */
  status?: number;
  fields?: FieldFaults;
  retryAfterSeconds?: number;
}

/** A request that breaks a rule. It becomes a response in the common error shape, with the catalog's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldFaults | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: AppErrorOptions = {}) {
    super(errorCatalog[code].message);
    this.name = "AppError";
    this.code = code;
    this.status = detail.status ?? errorCatalog[code].status;
    this.fields = detail.fields;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

/** Puts the fields of an error below another one: `starts_at` of the second session is `sessions.1.starts_at`. */
export function belowField({ code, status, fields }: AppError, field: string): AppError {
  if (!fields) return new AppError(code, { status });
  const below = Object.entries(fields).map(([name, faults]) => [`${field}.${name}`, faults]);
  return new AppError(code, { status, fields: Object.fromEntries(below) });
}

/** An error at one field. A code that is not in the error catalog makes the request an invalid one. */
export function fieldError<C extends FaultCode>(field: string, code: C, ...values: ValuesGiven<C>): AppError {
  return new AppError(isErrorCode(code) ? code : "REQUEST_001", {
    fields: { [field]: [fault(code, ...values) as Fault] },
  });
}
