import { apiUrl } from "./base.ts";
import { csrfToken, ensureCsrf } from "./csrf.ts";

/** Sends what somebody wrote to the operator. Without the app's client, because public pages come without it. */
export async function sendContact(form: FormData): Promise<Response> {
  await ensureCsrf();
  return fetch(apiUrl("/api/contact"), {
    method: "POST",
    credentials: "include",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-xsrf-token": csrfToken() ?? "",
    },
    body: JSON.stringify(Object.fromEntries(form)),
  });
}
