import type { FastifyError } from "fastify";
import { AppError } from "../../core/app-error.ts";

/** The kinds of errors that SCIM names (RFC 7644, section 3.12). */
type ScimType =
  | "invalidFilter"
  | "invalidPath"
  | "invalidSyntax"
  | "invalidValue"
  | "noTarget"
  | "tooMany"
  | "uniqueness";

/** A request of a directory that breaks a rule. */
export class DirectoryFailure extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const notFound = () => new DirectoryFailure(404, "There is no such person.");
export const invalidValue = (detail: string) => new DirectoryFailure(400, detail, "invalidValue");
export const notUnique = (detail: string) => new DirectoryFailure(409, detail, "uniqueness");

/** Any error as SCIM's error message. Unexpected ones tell nothing. */
export function presentFailure(error: FastifyError | AppError | DirectoryFailure) {
  const { status, scimType, detail } = describe(error);
  return {
    status,
    message: {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: String(status),
      ...(scimType && { scimType }),
      detail,
    },
  };
}

function describe(error: FastifyError | AppError | DirectoryFailure) {
  if (error instanceof DirectoryFailure)
    return { status: error.status, scimType: error.scimType, detail: error.message };
  // A rule of the product, such as a session that has begun.
  if (error instanceof AppError)
    return { status: error.status === 422 ? 400 : error.status, detail: error.message };
  if (error.code === "ECONNRESET") return { status: 400, detail: "The request was cut off." };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, detail: "Something went wrong on our side." };
  return { status, ...(status === 400 && { scimType: "invalidSyntax" as const }), detail: error.message };
}
