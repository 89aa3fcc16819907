import type { SocialProviders } from "../../../core/ports/identity-provider.ts";
import type { Config } from "../../../system/config.ts";
import { facebook } from "./facebook-provider.ts";
import { google } from "./google-provider.ts";
import { linkedin } from "./linkedin-provider.ts";
import { microsoft } from "./microsoft-provider.ts";

/** The built-in identity provider of local mode, as its four clients see it. */
interface StandIn {
  origins: string[];
  oidc: { issuer: string; authorize: string; token: string; jwks: string };
  google: { clientId: string };
  microsoft: { clientId: string };
  facebook: { appId: string; appSecret: string };
  facebookEndpoints: Parameters<typeof facebook>[1];
  linkedin: { clientId: string; clientSecret: string };
}

/**
 * The providers that people can sign in with: those with keys. In local mode (`standIn` given), the built-in identity
 * provider replaces the others.
 */
export function socialProviders(
  { social, origin }: Pick<Config, "social" | "origin">,
  now: () => Date,
  standIn: StandIn | null,
): SocialProviders {
  const ours = new Set([origin, ...(standIn?.origins ?? [])]);
  const isOurs = (address: string) => ours.has(new URL(address).origin);
  const directory: SocialProviders = {};

  if (social.google) directory.google = google({ ...social.google, now });
  else if (standIn) directory.google = google({ ...standIn.google, now, local: true }, standIn.oidc);

  if (social.microsoft) directory.microsoft = microsoft({ ...social.microsoft, now });
  else if (standIn) {
    const endpoints = { ...standIn.oidc, issuerOf: () => standIn.oidc.issuer };
    directory.microsoft = microsoft({ ...standIn.microsoft, now, local: true }, endpoints);
  }

  if (social.facebook) directory.facebook = facebook({ ...social.facebook, now });
  else if (standIn)
    directory.facebook = facebook({ ...standIn.facebook, now, local: true }, standIn.facebookEndpoints);

  if (social.linkedin) directory.linkedin = linkedin({ ...social.linkedin, now, isOurs });
  else if (standIn)
    directory.linkedin = linkedin({ ...standIn.linkedin, now, isOurs, local: true }, standIn.oidc);
  return directory;
}
