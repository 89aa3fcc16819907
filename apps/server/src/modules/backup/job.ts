import type { BackupSettings } from "../../system/backup-settings.ts";

/**
 * Once a day. A server that was down at that time makes up for it when it starts. The queue gives each night's job to
 * one node; `max=2` tries again after a crash.
 */
export const backupCrontab = ({ time }: BackupSettings) =>
  `${time.minutes} ${time.hours} * * * backup:nightly ?fill=20h&max=2`;
