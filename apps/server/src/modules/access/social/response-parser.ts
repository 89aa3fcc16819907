import { targetOf } from "../../../core/outgoing/address.ts";
import { type OutgoingRequest, sendRequest } from "../../../core/outgoing/request.ts";
import { InvalidProofError } from "../../../core/ports/identity-provider.ts";

const mostBytes = 64_000;

/**
 * Sends a request to a provider's server. Anything but a successful JSON response is a bad proof.
 *
 * @param local the built-in identity provider is on this machine
 */
export async function fetchJson(
  url: string,
  { local = false, form }: { local?: boolean | undefined } & Pick<OutgoingRequest, "form">,
): Promise<unknown> {
  try {
    const request = { mostBytes, ...(form && { form }) };
    const { status, body } = await sendRequest(await targetOf(url, local), request);
    if (status !== 200) throw new InvalidProofError(`the provider said ${status}`);
    return JSON.parse(body);
  } catch (error) {
    throw error instanceof InvalidProofError
      ? error
      : new InvalidProofError("the provider could not be asked");
  }
}
