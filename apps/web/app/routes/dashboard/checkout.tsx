import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { useUser } from "../../features/access/use-user.ts";
import { productsQuery } from "../../features/checkout/api.ts";
import { BillingDetails } from "../../features/checkout/components/billing-form.tsx";
import { CreditsNote } from "../../features/checkout/components/credits-note.tsx";
import { Packs } from "../../features/checkout/components/packs.tsx";
import { creditsQuery } from "../../features/company/api.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";

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
      {isOwner && products.isPending && <SkeletonRows rows={3} label={texts.loading} />}
      {isOwner && products.isError && (
        <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
          {messageFor(products.error)}
        </Note>
      )}
      {isOwner && products.data && (
        <Packs
          products={products.data}
          allowed={Boolean(user.email_verified_at) && !credits?.debt}
          reason={user.email_verified_at ? undefined : texts.notYet}
        />
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
