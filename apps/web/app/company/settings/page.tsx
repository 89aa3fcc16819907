import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { companyQuery } from "../../api/queries/settings.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { texts as directoryTexts } from "../directory/texts.ts";
import { texts as keyTexts } from "../keys/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { texts as signOnTexts } from "../single-sign-on/texts.ts";
import { texts as storyTexts } from "../story/texts.ts";
import { texts as webhookTexts } from "../webhooks/texts.ts";
import { Branding } from "./branding.tsx";
import { Buying } from "./buying.tsx";
import { CheckIn } from "./check-in.tsx";
import { Logo } from "./logo.tsx";
import { Privacy } from "./privacy.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

export default function CompanySettings() {
  const user = useUser();
  const company = useQuery(companyQuery);
  const mayChange = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader
        title={texts.title}
        sub={texts.sub}
        actions={
          <nav aria-label={texts.pages} className="flex flex-wrap gap-2">
            <ButtonLink to="/dashboard/story">{storyTexts.title}</ButtonLink>
            {mayChange && (
              <>
                <ButtonLink to="/dashboard/settings/single-sign-on">{signOnTexts.title}</ButtonLink>
                <ButtonLink to="/dashboard/settings/directory">{directoryTexts.title}</ButtonLink>
                <ButtonLink to="/dashboard/settings/keys">{keyTexts.title}</ButtonLink>
                <ButtonLink to="/dashboard/settings/webhooks">{webhookTexts.title}</ButtonLink>
                <ButtonLink to="/dashboard/audit">{texts.auditLink}</ButtonLink>
              </>
            )}
          </nav>
        }
      />
      <Loaded query={{ ...company, data: user ? company.data : undefined }} label={texts.loading}>
        {(data) => (
          <div className="grid gap-8">
            {!mayChange && <Note>{texts.ownersOnly}</Note>}
            <div className="grid gap-6">
              <Branding company={data} mayChange={mayChange} />
              <Logo company={data} mayChange={mayChange} />
            </div>
            <Privacy company={data} mayChange={mayChange} />
            <CheckIn company={data} mayChange={mayChange} />
            <Buying company={data} mayChange={mayChange} />
            <SignInMethods company={data} mayChange={mayChange} />
            <SecondFactor company={data} mayChange={mayChange} />
          </div>
        )}
      </Loaded>
    </>
  );
}
