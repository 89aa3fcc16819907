/** `npm run upgrade-postgres`: brings the data of the built-in database to the PostgreSQL of this version. */
import { parseArgs } from "node:util";
import { loadConfig } from "../system/config.ts";
import { runCommand } from "./command.ts";
import { moveToNewMajor } from "./move-to-new-major.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { binaries: { type: "string" } } });
  await moveToNewMajor(loadConfig(process.env), values.binaries ?? null, console.log);
});
