/** `npm run admin -- <email>`: makes an ADMIN of the platform and emails a link to set a password. */

import { makeAdmin } from "../modules/platform/make-admin.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { runCommand } from "./command.ts";
import { openConfigured } from "./open-database.ts";

const [email = ""] = process.argv.slice(2);
await runCommand(async () => {
  const config = loadConfig(process.env);
  const { database } = await openConfigured(config, createLog(config.logLevel));
  try {
    const context = { db: database.db, now: () => new Date(), settings: { ...config, build: "" } };
    const outcome = await makeAdmin(context, email);
    console.log(
      `${email} ${outcome === "made" ? "is now ADMIN" : "was ADMIN already"}. The server emails the link to set a password.`,
    );
  } finally {
    await database.close();
  }
});
