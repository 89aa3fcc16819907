/** Data of an earlier major version are loaded into files of this version beside them, which then replace them. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { majorOfData } from "./cluster.ts";

const data = (dataDir: string) => join(dataDir, "postgres");
/** Where the new files are made: a data folder of its own. */
const workshop = (dataDir: string) => join(dataDir, "postgres-new-major");
/** The new files once they are whole. While they are here, they count and not the earlier ones. */
const whole = (dataDir: string) => join(dataDir, "postgres-moved");

/** The earlier files after the move, which nobody reads any more. */
export const earlierData = (dataDir: string, major: number) => join(dataDir, `postgres-${major}`);

/** Makes an empty data folder beside the earlier one, with the same password and port; what a killed move left is removed. */
export function beginMove(dataDir: string): string {
  const folder = workshop(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o711 });
  copyFileSync(join(dataDir, "postgres.json"), join(folder, "postgres.json"));
  return folder;
}

/** Puts the new files in the place of the earlier ones. Neither server runs. */
export function endMove(dataDir: string): void {
  renameSync(data(workshop(dataDir)), whole(dataDir));
  finishMove(dataDir);
  rmSync(workshop(dataDir), { recursive: true });
}

/** Finishes what a killed move began, once its files were whole. Called before each start. */
export function finishMove(dataDir: string): void {
  if (!existsSync(whole(dataDir))) return;
  const major = majorOfData(dataDir);
  if (major !== null) {
    rmSync(earlierData(dataDir, major), { recursive: true, force: true });
    renameSync(data(dataDir), earlierData(dataDir, major));
  }
  renameSync(whole(dataDir), data(dataDir));
}
