import type { ErrorCode } from "@lantern/contract/errors";
import { Role } from "@lantern/contract/roles";
import { AppError } from "../../../core/app-error.ts";
import type { UserRow } from "./repository.ts";

/** A company always has an Owner. `admins` are all of its administrators, with the company's row locked. */
export function requireAnotherOwner(admins: UserRow[], leaving: UserRow, code: ErrorCode): void {
  const others = admins.filter(
    ({ id, userTypeId }) => id !== leaving.id && userTypeId === Role.CONSUMER_ADMIN,
  );
  if (leaving.userTypeId === Role.CONSUMER_ADMIN && others.length === 0) throw new AppError(code);
}
