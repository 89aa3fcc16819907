/** Parts of a path that name a person, a session or a secret. */
const naming = /\/(?:[\da-f]{8}-[\da-f-]{27}|[\w-]{20,})(?=\/|$)/gi;

/** An address without its query, its fragment and its secrets: `/reset-password/{…}`. */
export function plainAddress(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(naming, "/{…}");
}
