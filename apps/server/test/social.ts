import { socialProviders } from "../src/modules/access/social/provider.ts";
import { type TestApplication, testApplication } from "./application.ts";
import { type TestIdentityProvider, testIdentityProvider } from "./identity-provider.ts";

const noKeys = { google: null, microsoft: null, facebook: null, linkedin: null };

/** An application whose providers are all replaced by a real identity provider. */
export async function testSocial(): Promise<{
  idp: TestIdentityProvider;
  t: TestApplication;
  close(): Promise<void>;
}> {
  const idp = await testIdentityProvider();
  const config = { social: noKeys, origin: idp.identity.origins[0]! };
  const social = socialProviders(config, () => new Date(), idp.identity);
  const t = await testApplication({}, social);
  return {
    idp,
    t,
    close: async () => {
      await t.close();
      await idp.close();
    },
  };
}
