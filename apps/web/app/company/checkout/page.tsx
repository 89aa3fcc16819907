import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { productsQuery } from "../../api/queries/billing.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BillingDetails } from "../billing/billing-form.tsx";
import { CreditsNote } from "../billing/credits-note.tsx";
import { texts as billingTexts } from "../billing/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { Packs } from "./packs.tsx";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
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
        crumb={{ to: "/dashboard/billing", text: billingTexts.title, here: texts.title }}
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
            {billingTexts.details.title}
          </h2>
          <BillingDetails company={user.company?.name ?? ""} />
        </section>
      )}
    </>
  );
}
