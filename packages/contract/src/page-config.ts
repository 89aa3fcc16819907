import type { ResponseOf } from "./http/operation.ts";
import type { getConfig } from "./http/reference.ts";
import type { SocialOffer } from "./http/social.ts";

/** Id of the script element in which the page server writes the configuration as JSON. */
export const pageConfigId = "lantern-config";

type PublicConfig = ResponseOf<typeof getConfig>;

/** What the page server writes into every page, so that no page has to request it. */
export interface PageConfig
  extends Pick<
    PublicConfig,
    "local" | "build" | "version" | "public_url" | "intercom_app_id" | "error_reports" | "operator"
  > {
  /** Origin of the API when it is not the page's own, without a trailing slash; else empty. */
  api: string;
  /** The configured identity providers. */
  providers: SocialOffer[];
}
