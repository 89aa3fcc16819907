import { type ErrorCode, errorCatalog } from "@lantern/contract/errors";

/** Error texts by field name, for the form that sent the request. */
export type FieldErrors = Record<string, string[]>;

interface AppErrorOptions {
  /** Only where the catalog's usual status does not fit. */
  status?: number;
  fields?: FieldErrors;
  retryAfterSeconds?: number;
}

/** A request that breaks a rule. It becomes a response in the common error shape, with the catalog's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
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
  const below = Object.entries(fields).map(([name, texts]) => [`${field}.${name}`, texts]);
  return new AppError(code, { status, fields: Object.fromEntries(below) });
}

/** An error at one field. The text is that of the code unless another is given. */
export function fieldError(
  field: string,
  code: ErrorCode,
  text: string = errorCatalog[code].message,
): AppError {
  return new AppError(code, { fields: { [field]: [text] } });
}
