import type { Consumer } from "@lantern/contract/http";
import type { ConsumerRow } from "./repository.ts";

export function presentConsumer(row: ConsumerRow): Consumer {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email ?? "",
    timezone: row.timezone,
    department: row.department,
    office: row.office,
    language: row.language,
    from_directory: row.userName !== null,
    left_at: row.leftAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
