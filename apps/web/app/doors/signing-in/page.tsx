import styles from "../../ui/styles/doors.css?inline";
import { FinishingDoor, finishingMeta } from "../finishing-door.tsx";
import script from "./script.ts?worker&url";

export const handle = { script, styles };

export const meta = finishingMeta;

/** `/signing-in`: the redirect page of all providers, in a popup, in a hidden frame, or in this window. */
export default function SigningIn() {
  return <FinishingDoor />;
}
