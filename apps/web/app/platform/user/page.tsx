import { isolatedName } from "@lantern/contract/full-name";
import { roleName } from "@lantern/contract/roles";
import { capitalized } from "@lantern/engine/graphemes";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { type UserCard, userQuery } from "../../api/queries/platform.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { formatList } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { Facts } from "../shared/facts.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { day } from "../shared/moments.ts";
import { texts as sharedTexts } from "../shared/texts.ts";
import { texts } from "./texts.ts";
import { UserActions } from "./user-actions.tsx";

export default function UserPage() {
  const { id = "" } = useParams();
  return <Loaded query={useQuery(userQuery(id))}>{(user) => <Card user={user} />}</Loaded>;
}

function Card({ user }: { user: UserCard }) {
  const name = isolatedName(user.first_name, user.last_name) || user.email;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        crumb={{ to: "/console/users", text: names.users, here: name }}
        sub={<span className="break-all">{user.email}</span>}
        actions={<UserActions user={user} name={name} />}
      />
      <Facts
        facts={[
          [
            texts.facts.role,
            user.billing_only ? texts.limited(roleName(user.user_type_id)) : roleName(user.user_type_id),
          ],
          [
            texts.facts.company,
            user.company ? (
              <Link key="company" to={`/console/companies/${user.company.id}`} className={textLink}>
                {user.company.name}
              </Link>
            ) : (
              sharedTexts.noCompany
            ),
          ],
          [texts.facts.address, user.email_verified_at ? sharedTexts.proved : sharedTexts.unproved],
          [texts.facts.password, user.has_password ? texts.hasPassword : texts.noPassword],
          [
            texts.facts.providers,
            user.providers.length === 0 ? texts.noProviders : formatList(user.providers.map(capitalized)),
          ],
          [texts.facts.signIns, texts.browsers(user.sign_ins)],
          [texts.facts.since, day(user.created_at)],
        ]}
      />
    </>
  );
}
