/** What a provider sends back to the site, in the fragment or in the query. */
export interface ProviderResponse {
  state: string;
  id_token?: string;
  access_token?: string;
  code?: string;
  error?: string;
}

const names = ["id_token", "access_token", "code", "error"] as const;

/** Reads an address that a provider has sent the browser to, after a sign-out with the state alone; or null. */
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

/** How the Microsoft library meant to be answered, as its state says; a forged one counts as a redirect. */
export function microsoftInteraction(state: string): "redirect" | "popup" | "silent" {
  try {
    const { meta } = JSON.parse(atob(state.split("|")[0] ?? "")) as { meta?: { interactionType?: string } };
    const interaction = meta?.interactionType;
    return interaction === "popup" || interaction === "silent" ? interaction : "redirect";
  } catch {
    return "redirect";
  }
}
