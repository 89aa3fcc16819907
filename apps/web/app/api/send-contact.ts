import { apiUrl } from "./base.ts";
import { send } from "./send.ts";

/** Sends what somebody wrote to the operator. Without the app's client, because public pages come without it. */
export function sendContact(form: FormData): Promise<Response> {
  return send(
    apiUrl("/api/contact"),
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(form)),
    },
    // Read whole in time; who asked reads it from here.
    async (response) => new Response(await response.text(), { status: response.status }),
  );
}
