/** Path segments that identify a person, a session or a secret. */
const naming = /\/(?:[\da-f]{8}-[\da-f-]{27}|[\w-]{20,})(?=\/|$)/gi;

/** An address without query, fragment and secrets: `/reset-password/{…}`. */
export function plainAddress(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(naming, "/{…}");
}

const named = /"(href|url|from|to|description)":"((?:https?:\/\/|\/)[^"]*)"/g;

/** A recording (text or bytes) as bytes, with all its addresses cleaned. */
export function plainAddresses(recording: unknown): Uint8Array {
  const text = recording instanceof Uint8Array ? new TextDecoder().decode(recording) : String(recording);
  return new TextEncoder().encode(
    text.replace(named, (_, name: string, address: string) => `"${name}":"${plainAddress(address)}"`),
  );
}
