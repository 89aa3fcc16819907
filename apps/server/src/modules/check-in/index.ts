/** Check-ins after a session. Other modules import only this file. */
export { pseudonymsOf } from "./pseudonym.ts";
export { releaseCheckIns } from "./release-job.ts";
export { checkInsOf, eraseCheckIns } from "./wave-repository.ts";
