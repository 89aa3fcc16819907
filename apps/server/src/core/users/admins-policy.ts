import type { ErrorCode } from "@lantern/contract/errors";
import { Role } from "@lantern/contract/roles";
import { AppError } from "../app-error.ts";
import type { UserRow } from "./repository.ts";

/** A company has an Owner at all times. `admins` are all of its administrators, its row being locked. */
export function requireAnotherOwner(admins: UserRow[], leaving: UserRow, code: ErrorCode): void {
  const others = admins.filter(
    ({ id, userTypeId }) => id !== leaving.id && userTypeId === Role.CONSUMER_ADMIN,
  );
  if (leaving.userTypeId === Role.CONSUMER_ADMIN && others.length === 0) throw new AppError(code);
}
