import { customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { orderedId } from "../ordered-id.ts";

/** A primary key that sorts by age and cannot be guessed. */
export const key = () => uuid("id").primaryKey().$defaultFn(orderedId);

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => moment("created_at").notNull().defaultNow();

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
