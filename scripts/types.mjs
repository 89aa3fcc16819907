/** `npm run types`: type-checks every workspace, each by its own rules. */
import { checkTypes, typeProjects } from "./lib/type-projects.mjs";

let failed = false;
for (const project of await typeProjects()) {
  const { ok, output } = await checkTypes(project);
  failed ||= !ok;
  console.log(`${ok ? "ok  " : "FAIL"} ${project}${output && `\n${output}`}`);
}
process.exit(failed ? 1 : 0);
