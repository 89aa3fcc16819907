import { messageFor } from "../api/error.ts";
import { toast } from "./toast.ts";

/** Copies a text. False, with a message, where the browser does not allow it; then the text is there to be selected. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    toast.bad(messageFor(error));
    return false;
  }
}
