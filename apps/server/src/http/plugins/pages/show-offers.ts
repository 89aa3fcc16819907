import type { PageConfig } from "@lantern/contract/page-config";

const hiddenOffer = /(data-offer="(\w+)") hidden=""/g;

/**
 * Shows the buttons of the identity providers that are configured. Pages are built with all of them hidden; `any` marks
 * what is there with at least one provider, `local` with a stand-in of local mode.
 */
export function showOffers(html: string, providers: PageConfig["providers"]): string {
  const visible = new Set<string>(providers.map(({ provider }) => provider));
  if (visible.size > 0) visible.add("any");
  if (providers.some(({ local }) => local)) visible.add("local");
  return html.replace(hiddenOffer, (element, name: string, offer: string) =>
    visible.has(offer) ? name : element,
  );
}
