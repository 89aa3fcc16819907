/** What a provider sends back, in the fragment or in the query. */
export interface ProviderResponse {
  state: string;
  id_token?: string;
  access_token?: string;
  code?: string;
  error?: string;
}

const names = ["id_token", "access_token", "code", "error"] as const;

/** Parses the address that a provider redirected to, or returns null. After a sign-out it contains only the state. */
export function readProviderResponse({
  hash,
  search,
}: Pick<Location, "hash" | "search">): ProviderResponse | null {
  for (const part of [hash, search]) {
    const given = new URLSearchParams(part.slice(1));
    const state = given.get("state");
    if (!state) continue;
    const response: ProviderResponse = { state };
    for (const name of names) {
      const value = given.get(name);
      if (value) response[name] = value;
    }
    return response;
  }
  return null;
}

/** How the Microsoft library expects its response, read from the state. An invalid state counts as a redirect. */
export function microsoftInteraction(state: string): "redirect" | "popup" | "silent" {
  try {
    const { meta } = JSON.parse(atob(state.split("|")[0] ?? "")) as { meta?: { interactionType?: string } };
    const interaction = meta?.interactionType;
    return interaction === "popup" || interaction === "silent" ? interaction : "redirect";
  } catch {
    return "redirect";
  }
}
