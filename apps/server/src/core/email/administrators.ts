import type { DashboardLanguage } from "@lantern/contract/languages";
import { sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import type { Email } from "./email.ts";
import { text as de } from "./text/administrators-de.ts";
import { type AdministratorText, text as en } from "./text/administrators-en.ts";
import { text as es } from "./text/administrators-es.ts";

export type { AdministratorText };

const texts: Record<DashboardLanguage, AdministratorText> = { en, es, de };

/** An email to an administrator, written in the language of their account when it is stored. */
export interface LocalizedEmail extends Pick<Email, "to" | "cc" | "attachments" | "once"> {
  in: (language: DashboardLanguage) => Email;
}

export const localized = (to: string, write: (text: AdministratorText) => Email): LocalizedEmail => ({
  to,
  in: (language) => ({ language, ...write(texts[language]) }),
});

/** The language of the account with this address; English for people who have none, or have not chosen. */
export async function languageOfAddress(db: Executor, address: string): Promise<DashboardLanguage> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${address})`);
  return row?.language ?? "en";
}
