import { messageFor } from "../../../api/error.ts";
import { toast } from "../../../ui/toast.ts";
import { requestVerification } from "../account/data.ts";
import { errorTexts } from "./error-texts.ts";

/** Sends the confirmation email again. */
export async function sendVerification(email: string): Promise<void> {
  try {
    await requestVerification(email);
    toast.good(errorTexts.resent, email);
  } catch (error) {
    toast.bad(messageFor(error));
  }
}
