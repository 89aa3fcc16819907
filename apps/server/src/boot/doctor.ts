/** The part of `npm run doctor` that needs the server: settings, database, tables, disk, backups and audit log. */
import { diagnose } from "./diagnosis.ts";

for (const finding of await diagnose(process.env)) console.log(JSON.stringify(finding));
