import { existsSync, readFileSync } from "node:fs";

const inRoot = (path: string) => new URL(`../../../../${path}`, import.meta.url);

/** What runs here: the version of package.json, and the commit that `npm run build` or `npm start` wrote down. */
export interface Version {
  app: string;
  /** Null where the sources came without their history. */
  commit: string | null;
}

export const version: Version = {
  app: (JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { version: string }).version,
  commit: readCommit(),
};

/** What is noted beside data that depend on the rules of a version. */
export const versionName = version.commit ? `${version.app} ${version.commit}` : version.app;

function readCommit(): string | null {
  const file = inRoot("apps/web/build/commit");
  return existsSync(file) ? readFileSync(file, "utf8").trim() || null : null;
}
