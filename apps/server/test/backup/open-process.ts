/** Opens the built-in database of DATA_DIR as a start of the server does, and ends. verify-updates.ts kills it. */
import { openConfigured } from "../../src/boot/open-database.ts";
import { loadConfig } from "../../src/system/config.ts";
import { createLog } from "../../src/system/log.ts";

const { database } = await openConfigured(loadConfig(process.env), createLog(1));
await database.close();
