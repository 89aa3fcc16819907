import type { getSingleSignOn, ResponseOf } from "@lantern/contract/http";
import { CopyField } from "../../ui/copy-field.tsx";
import { texts } from "./texts.ts";

/** What an Owner registers at the provider. */
export function Addresses({ addresses }: { addresses: ResponseOf<typeof getSingleSignOn> }) {
  return (
    <section aria-labelledby="addresses" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="addresses" className="text-xl">
          {texts.addresses}
        </h2>
        <p className="text-ink-soft">{texts.addressesText}</p>
      </div>
      <CopyField label={texts.redirect} text={addresses.redirect_uri} />
      <CopyField label={texts.postLogout} text={addresses.post_logout_redirect_uri} />
      <CopyField label={texts.backChannel} text={addresses.back_channel_logout_uri} />
    </section>
  );
}
