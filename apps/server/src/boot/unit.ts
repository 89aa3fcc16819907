import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";

const unitFile = "/etc/systemd/system/lantern.service";
const usersFile = "/etc/passwd";

/** What systemd lets the server write to, where it is installed as a unit (`deploy/lantern.service`). */
interface Unit {
  user: string;
  /** The number of that user; null when there is none. */
  uid: number | null;
  folders: string[];
}

export function installedUnit(unit = unitFile, users = usersFile): Unit | null {
  if (!existsSync(unit)) return null;
  const text = readFileSync(unit, "utf8");
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].flatMap(([, value = ""]) => value.split(/\s+/));
  const [user = "root"] = values("User");
  const entry = readFileSync(users, "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === user);
  return {
    user,
    uid: entry ? Number(entry[2]) : null,
    folders: [
      ...values("ReadWritePaths").map((path) => path.replace(/^[-+]+/, "")),
      ...values("StateDirectory").map((name) => `/var/lib/${name}`),
    ],
  };
}

/** Why the unit's server cannot write into a folder that others can; null when it can. */
export function unitFault({ user, uid, folders }: Unit, folder: string): string | null {
  const path = resolve(folder);
  if (!folders.some((one) => path === one || path.startsWith(one + sep)))
    return `lantern.service does not let the server write there: add ReadWritePaths=${path} to it`;
  if (uid === null) return `there is no user ${user}, as whom lantern.service runs: see docs/guides/run.md`;
  if (existsSync(path) && statSync(path).uid !== uid)
    return `lantern.service runs as ${user}, who does not own it: chown -R ${user} ${path}`;
  return null;
}
