import { InvalidProofError } from "../../core/ports/identity-provider.ts";

const patienceMs = 8000;
const mostBytes = 64_000;

/** Sends a request to a provider's server. Anything but a successful JSON response is a bad proof. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const headers = { accept: "application/json" };
    const response = await fetch(url, { ...init, headers, redirect: "error", signal });
    const body = await response.text();
    if (!response.ok || body.length > mostBytes)
      throw new InvalidProofError(`the provider said ${response.status}`);
    return JSON.parse(body);
  } catch (error) {
    throw error instanceof InvalidProofError
      ? error
      : new InvalidProofError("the provider could not be asked");
  }
}
