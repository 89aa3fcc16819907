import { apiUrl } from "./base.ts";
import { send } from "./send.ts";

/** Sends the contact form to the operator. Does not use the app's client, because public pages do not load it. */
export function sendContact(form: FormData): Promise<Response> {
  return send(
    apiUrl("/api/contact"),
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(form)),
    },
    // Reads the whole body within the time limit; the caller gets a copy to read from.
    async (response) => new Response(await response.text(), { status: response.status }),
  );
}
