import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { companyQuery } from "./data.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { namedFor } from "../pages.ts";
import { useUser } from "../shell/use-user.ts";
import { Branding } from "./branding.tsx";
import { Buying } from "./buying.tsx";
import { CheckIn } from "./check-in.tsx";
import { Logo } from "./logo.tsx";
import { Privacy } from "./privacy.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import { texts } from "./texts.ts";

export default function CompanySettings() {
  const user = useUser();
  const company = useQuery(companyQuery);
  const mayChange = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader
        title={names.settings}
        sub={texts.sub}
        actions={
          <nav aria-label={texts.pages} className="flex flex-wrap gap-2">
            {user &&
              namedFor(user).map(
                ({ path, name, group }) =>
                  group === "settings" && (
                    <ButtonLink key={path} to={path}>
                      {name}
                    </ButtonLink>
                  ),
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
