import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";
import { consumers } from "./consumers.ts";

/** A name for a list of participants, to choose them together. */
export const peopleGroups = pgTable(
  "people_groups",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("people_groups_name_unique").on(t.companyId, sql`lower(${t.name})`),
    unique("people_groups_id_company").on(t.id, t.companyId),
  ],
);

export const peopleGroupMembers = pgTable(
  "people_group_members",
  {
    groupId: uuid("group_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.consumerId] }),
    foreignKey({
      name: "people_group_members_group_fk",
      columns: [t.groupId, t.companyId],
      foreignColumns: [peopleGroups.id, peopleGroups.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "people_group_members_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }),
    index("people_group_members_consumer").on(t.consumerId),
  ],
);
