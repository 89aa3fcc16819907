import { messageFor } from "../../api/error.ts";
import { requestVerification } from "../../api/queries/account.ts";
import { toast } from "../../ui/toast.ts";
import { actionTexts } from "./action-texts.ts";

/** Sends the confirmation email again. */
export async function sendVerification(email: string): Promise<void> {
  try {
    await requestVerification(email);
    toast.good(actionTexts.errors.resent, email);
  } catch (error) {
    toast.bad(messageFor(error));
  }
}
