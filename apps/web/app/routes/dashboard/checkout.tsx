import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../features/access/use-user.ts";
import { productsQuery } from "../../features/checkout/api.ts";
import { BillingDetails } from "../../features/checkout/components/billing-form.tsx";
import { CreditsNote } from "../../features/checkout/components/credits-note.tsx";
import { Packs } from "../../features/checkout/components/packs.tsx";
import { creditsQuery } from "../../features/company/api.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = t.billing.checkout;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Checkout() {
  const user = useUser();
  const products = useQuery(productsQuery);
  const credits = useQuery(creditsQuery).data;
  const isOwner = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader
        title={texts.title}
        crumb={{ to: "/dashboard/billing", text: t.billing.title, here: texts.title }}
        sub={texts.sub}
      />
      <CreditsNote offer={false} className="mb-5 max-w-180" />
      {user && !isOwner && <Note title={texts.ownersOnly}>{texts.ownersOnlyText}</Note>}
      {isOwner && (
        <Loaded query={products} label={texts.loading} rows={3}>
          {(packs) => (
            <Packs
              products={packs}
              allowed={Boolean(user.email_verified_at) && !credits?.debt}
              reason={user.email_verified_at ? undefined : texts.notYet}
            />
          )}
        </Loaded>
      )}
      {isOwner && (
        <section aria-labelledby="details" className="mt-10">
          <h2 id="details" className="mb-3">
            {t.billing.details.title}
          </h2>
          <BillingDetails company={user.company?.name ?? ""} />
        </section>
      )}
    </>
  );
}
