/** Check-ins after a session. Other modules import only this file. */
export { checkInsOf, eraseCheckIns } from "./wave-repository.ts";
