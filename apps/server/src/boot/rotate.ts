/** `npm run rotate`: after a change of `APP_KEY`, encrypts again with the new key what the earlier ones have encrypted. */
import { encryptAgain } from "../modules/access/index.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { StartError } from "../system/start-error.ts";
import { runCommand } from "./command.ts";
import { openConfigured } from "./open-database.ts";

await runCommand(async () => {
  const settings = loadConfig(process.env);
  if (settings.previousAppKeys.length === 0)
    throw new StartError("Set APP_KEY to the new key and APP_KEY_PREVIOUS to the one before it");
  const { database, config } = await openConfigured(settings, createLog(0));
  try {
    for (const { what, again, unreadable } of await encryptAgain(database.db, config)) {
      const lost = unreadable > 0 ? `, ${unreadable} that no key opens` : "";
      console.log(`${what}: ${again} encrypted again${lost}`);
    }
    console.log(
      "APP_KEY is now the key of this database. docs/guides/run.md says what APP_KEY_PREVIOUS is still for.",
    );
  } finally {
    await database.close();
  }
});
