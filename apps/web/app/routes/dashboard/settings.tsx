import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../features/access/use-user.ts";
import { companyQuery } from "../../features/settings/api.ts";
import { Branding } from "../../features/settings/components/branding.tsx";
import { Logo } from "../../features/settings/components/logo.tsx";
import { Privacy } from "../../features/settings/components/privacy.tsx";
import { SignInMethods } from "../../features/settings/components/sign-in-methods.tsx";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = t.settings;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
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
        actions={mayChange && <ButtonLink to="/dashboard/audit">{texts.auditLink}</ButtonLink>}
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
            <SignInMethods company={data} mayChange={mayChange} />
          </div>
        )}
      </Loaded>
    </>
  );
}
