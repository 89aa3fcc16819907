/** What a provider sends back to the site, in the fragment or in the query. */
export interface Answer {
  state: string;
  id_token?: string;
  access_token?: string;
  code?: string;
  error?: string;
}

const names = ["id_token", "access_token", "code", "error"] as const;

/** Reads an address that a provider has sent the browser to, after a sign-out with the state alone; or null. */
export function readAnswer({ hash, search }: Pick<Location, "hash" | "search">): Answer | null {
  for (const part of [hash, search]) {
    const given = new URLSearchParams(part.slice(1));
    const state = given.get("state");
    if (!state) continue;
    const answer: Answer = { state };
    for (const name of names) {
      const value = given.get(name);
      if (value) answer[name] = value;
    }
    return answer;
  }
  return null;
}

/** How the Microsoft library meant to be answered, as its state says; a forged one counts as a redirect. */
export function microsoftWay(state: string): "redirect" | "popup" | "silent" {
  try {
    const { meta } = JSON.parse(atob(state.split("|")[0] ?? "")) as { meta?: { interactionType?: string } };
    const way = meta?.interactionType;
    return way === "popup" || way === "silent" ? way : "redirect";
  } catch {
    return "redirect";
  }
}
