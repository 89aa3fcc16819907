import styles from "../../ui/styles/doors.css?inline";
import { FinishingDoor, finishingMeta } from "../finishing-door.tsx";
import script from "./script.ts?worker&url";

export const handle = { script, styles };

export const meta = finishingMeta;

/** `/sign-on/…`: where the provider of a company sends people back to. */
export default function SignOn() {
  return <FinishingDoor />;
}
