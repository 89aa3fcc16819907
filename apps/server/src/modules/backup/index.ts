/** The state of the last backup. Other modules import only this file. */
export { type BackupState, backupState } from "./backup-state.ts";
